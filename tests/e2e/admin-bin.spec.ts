import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";

test("what one operation deleted is found in the bin, restored whole, undone whole, and restored in part", async ({
  page,
  shop,
  administration,
}) => {
  const products = [];
  for (const title of ["Éclisse", "Éclipse", "Brume"]) products.push(await shop.add({ title }));
  await administration.post("/trpc/products.removeMany", { data: { ids: products.map(({ id }) => id) } });
  await signIn(page, "/admin/dashboard/bin");
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(`${shop.mark} ecl`);
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(shop.mark);
  await page.getByLabel("Élément").selectOption("Produits");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("avec 2 autres");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Restaurer toute l’opération (3)" }).click();
  await expect(page.getByText("3 éléments restaurés")).toBeVisible();
  await expect(page.getByText("Rien de tel dans la corbeille")).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(rows).toHaveCount(3);
  for (const title of ["Éclipse", "Brume"]) await page.getByRole("checkbox", { name: `Sélectionner ${title}` }).check();
  await page.getByRole("region", { name: "Sélection" }).getByRole("button", { name: "Restaurer" }).click();
  await expect(page.getByText("2 éléments restaurés")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Éclisse");
  await expect(rows).not.toContainText("autre");
});
