import { expect, expectAccessible, test, visit } from "./fixtures.ts";

test("the site shows the products seen before, the latest first, and forgets them when asked", { tag: "@long" }, async ({ page, shop }) => {
  const [one, other] = [await shop.add({ title: "Aube" }), await shop.add({ title: "Brise" })];
  await visit(page, `/produits/${one.slug}`);
  await expect(page.getByRole("heading", { name: "Vus récemment" })).toBeHidden();
  await visit(page, `/produits/${other.slug}`);
  await visit(page, "/produits?q=rien-de-tel");
  const seen = page.getByRole("region", { name: "Vus récemment" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(seen.getByRole("link")).toHaveText([`Brise ${shop.mark}`, `Aube ${shop.mark}`]);
  await expectAccessible(page);

  await seen.getByRole("link", { name: `Aube ${shop.mark}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Aube ${shop.mark}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(seen.getByRole("link")).toHaveText([`Brise ${shop.mark}`]);

  await shop.remove(other);
  await page.reload();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(seen).toBeHidden();

  await visit(page, "/produits?q=rien-de-tel");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Effacer les produits vus récemment" }).click();
  await expect(seen).toBeHidden();
  expect(await page.evaluate("localStorage.getItem('vus')")).toBe("");
});
