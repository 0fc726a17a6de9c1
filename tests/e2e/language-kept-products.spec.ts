import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

const FRENCH = { page: "/produits/camera-interieure-iris", slug: "camera-interieure-iris" };
const ENGLISH = { page: "/en/products/iris-indoor-camera", slug: "iris-indoor-camera" };

/** Stores a text as an earlier visit left it. */
async function keep(page: Page, key: string, text: string) {
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`);
}

test("a product is one in both languages: in the selection, the comparison and what was seen", { tag: "@long" }, async ({ page }) => {
  await visit(page, FRENCH.page);
  await page.getByRole("button", { name: "Ajouter à mon devis" }).click();
  await expect(page.getByText("1 dans ma sélection")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Comparer/ }).check();
  await visit(page, ENGLISH.page);
  await expect(page.getByRole("checkbox", { name: /^Compare/ })).toBeChecked();
  await expect(page.getByText("1 in my selection")).toBeVisible();
  await page.getByRole("button", { name: "Add to my quote" }).click();
  await expect(page.getByText("2 in my selection")).toBeVisible();
  await page.getByRole("link", { name: "See my selection" }).click();
  await expect(page.getByText("1 product, 2 pieces")).toBeVisible();
  await visit(page, ENGLISH.page);
  await page.getByRole("checkbox", { name: /^Compare/ }).uncheck();
  await expect(page.getByRole("complementary", { name: "Products to compare" })).toBeHidden();
});

test("what was kept by its slugs alone becomes one product too", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/contact");
  const line = { quantity: 1, note: "", title: "Iris" };
  await keep(
    page,
    "selection",
    JSON.stringify([
      { slug: FRENCH.slug, ...line },
      { slug: ENGLISH.slug, ...line },
    ]),
  );
  await keep(page, "comparaison", `${FRENCH.slug},${ENGLISH.slug}`);
  await visit(page, "/ma-selection");
  await expect(page.getByText("1 produit, 2 pièces")).toBeVisible();
  await visit(page, ENGLISH.page);
  const tray = page.getByRole("complementary", { name: "Products to compare" });
  await expect(tray.getByRole("listitem")).toHaveCount(1);
  await expect(tray.getByText("Choose a second product.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Compare/ })).toBeChecked();
});
