import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("the site shows the list that an address asks for", { tag: "@long" }, async ({ page, shop }) => {
  await shop.add({ title: "Brume", reference: "R-1", category: "Veilleuses" });
  await shop.add({ title: "Aube", reference: "R-2", category: "Veilleuses" });
  await shop.add({ title: "Givre", category: "Sondes" });
  const category = `Veilleuses ${shop.mark}`;
  await page.goto(`/produits?${new URLSearchParams({ q: shop.mark, category, sort: "reference", view: "list" }).toString()}`);

  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText([`Brume ${shop.mark}`, `Aube ${shop.mark}`]);
  await expect(page.getByText("2 produits")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Rechercher un produit" })).toHaveValue(shop.mark);
  await expect(page.getByRole("combobox", { name: "Catégorie" })).toHaveValue(category);
  await expect(page.getByRole("combobox", { name: "Trier par" })).toHaveValue("reference");
  await expect(page.getByRole("radio", { name: "Liste" })).toBeChecked();
  await expect(page.getByText("Chargement")).toBeHidden();
});

test("searches, and clears the search, by submitting forms", async ({ page, shop }) => {
  await shop.add({ title: "Brume" });
  await page.goto("/produits");
  await page.getByRole("searchbox", { name: "Rechercher un produit" }).fill(shop.mark);
  await page.getByRole("combobox", { name: "Trier par" }).selectOption("reference");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await expect(page).toHaveURL(new RegExp(`q=${shop.mark}`));
  await expect(page.getByText("1 produit", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.getByRole("combobox", { name: "Trier par" })).toHaveValue("reference");
  await expect(page.getByRole("searchbox", { name: "Rechercher un produit" })).toHaveValue("");
});

test("the site leads from the list to a product", { tag: "@long" }, async ({ page, shop }) => {
  const { title } = await shop.add({ title: "Brume" });
  await page.goto(`/produits?q=${shop.mark}`);
  await page.getByRole("link", { name: "Pour en savoir plus" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the site says that nothing was found", { tag: "@long" }, async ({ page, shop }) => {
  await page.goto(`/produits?q=${shop.mark}`);
  await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
  await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
});

test("the site shows all of a product: text, technical table, documents and pictures", async ({ page, shop, request }) => {
  const similar = await shop.add({ title: "Givre" });
  const product = await shop.add({
    title: "Brume",
    long_description: "Première ligne.\nSeconde ligne.",
    images: [await shop.image("face.png", "#335577", true), await shop.image("dos.png", "#775533")],
    specifications: [{ name: "Puissance", value: "8", unit: "W" }],
    benefits: [{ icon: "💡", title: "Sans éblouir", description: "Une lumière filtrée." }],
    downloads: [await shop.datasheet("Fiche Brume")],
    related_products: [similar.id],
  });
  await page.goto(`/produits/${product.slug}`);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
  await expect(page.getByText("Sans éblouir")).toBeVisible();
  for (const heading of ["Description", "Spécifications techniques", "Téléchargements"])
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(page.getByText("Seconde ligne.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Puissance\s*8\sW/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Fiche Brume/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Voir la photo 2" })).toHaveAttribute("href", product.images[1]?.url ?? "");
  await expect(page.getByRole("link", { name: "Voir le produit" })).toHaveAttribute("href", `/produits/${similar.slug}`);

  const datasheet = await page.getByRole("link", { name: /^Fiche technique/ }).getAttribute("href");
  const reply = await request.get(datasheet ?? "");
  expect(reply.status()).toBe(200);
  expect(reply.headers()["content-type"]).toBe("application/pdf");
});

test("the site leads an unknown product back to the catalogue", { tag: "@long" }, async ({ page }) => {
  await page.goto("/produits/n-existe-pas");
  await expect(page).toHaveURL(/\/produits$/);
});
