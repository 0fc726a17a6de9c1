import { ERROR_MESSAGE } from "#contracts/shared/errors.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { editor, saveAndClose } from "./editor.ts";
import { productForm } from "./product-form.ts";
import { refuse } from "./server-replies.ts";

const CATEGORIES = "/admin/dashboard/categories";
const PRODUCTS = "/admin/dashboard/products";

test(
  "an administrator says what the products of a category are described by, from the keyboard alone",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { id, name } = await shop.addCategory("Veilleuses", []);
    await signIn(page, `${CATEGORIES}/${id}`);
    const { window, field, button } = editor(page, /^Modifier la catégorie/);
    await button("Ajouter un attribut").press("Enter");
    await expect(field("Nom français")).toBeFocused();
    await page.keyboard.type("Tension");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Voltage");
    await field("Unité").fill("V");
    await field("Filtre du catalogue").press("Space");
    await button("Ajouter un attribut").press("Enter");
    const second = window.getByRole("listitem").nth(1);
    await second.getByLabel("Nom français").fill("tension");
    await second.getByLabel("Type").selectOption("Choix");
    await expect(second.getByLabel("Unité")).toHaveCount(0);
    await second.getByLabel("Code ETIM").fill("12");
    await button("Enregistrer").click();
    await expect(second.getByLabel(/^Choix/)).toHaveAccessibleDescription(/Indiquez au moins un choix\./);
    await expect(second.getByLabel("Code ETIM")).toHaveAccessibleDescription("Un code ETIM s’écrit EF suivi de six chiffres.");
    await expectAccessibleInBothThemes(page);
    await second.getByLabel(/^Choix/).fill(`Thread\n${"x".repeat(300)}`);
    await second.getByLabel("Code ETIM").fill("");
    await button("Enregistrer").click();
    await expect(second.getByLabel(/^Choix/), "a line that is too long").toHaveAccessibleDescription(/100/);
    await expect(second.getByLabel(/^Choix/)).toBeFocused();
    await second.getByLabel(/^Choix/).fill("Thread\nZigbee 3.0\n");
    await second.getByLabel("Code ETIM").fill("");
    await button("Enregistrer").click();
    await expect(second.getByLabel("Nom français")).toHaveAccessibleDescription("Un autre attribut porte déjà ce nom.");
    await second.getByLabel("Nom français").fill("Protocole");
    await window.getByRole("button", { name: "Monter l’attribut 2" }).press("Enter");
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();

    await page.getByRole("link", { name: `Modifier ${name}` }).click();
    await expect(window.getByRole("listitem")).toHaveCount(2);
    const first = window.getByRole("listitem").first();
    await expect(first.getByLabel("Nom français")).toHaveValue("Protocole");
    await expect(first.getByLabel(/^Choix/)).toHaveValue("Thread\nZigbee 3.0");
    await expect(window.getByLabel("Filtre du catalogue").nth(1)).toBeChecked();
    await expectAccessibleInBothThemes(page);
  },
);

test(
  "the product’s form offers the attributes of its category as fields, says what cannot be read, and how much is told",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { name } = await shop.addCategory("Veilleuses", []);
    await shop.describe(name, [
      { name: "Tension", type: "number", unit: "V" },
      { name: "Protocole", type: "choice", choices: ["Thread", "Zigbee 3.0"] },
    ]);
    const lamp = await shop.add({ title: "Aube", category: "Veilleuses" });
    await signIn(page, `${PRODUCTS}/${lamp.id}`);
    const { window, tab, button } = productForm(page);
    await tab("Spécifications").click();
    await expect(window.getByText("Attributs de la catégorie : 0 sur 2")).toBeVisible();
    const asked = window.getByRole("group", { name: "Attributs à remplir" });
    await asked.getByLabel("Tension").pressSequentially("secteur");
    await expect(asked.getByLabel("Tension")).toHaveAccessibleDescription("Valeur non lue. Attendu : un nombre en V.");
    await page.keyboard.press("Tab");
    await page.keyboard.type("thr");
    await window.getByRole("option", { name: "Thread" }).click();
    await page.keyboard.press("Escape");
    const values = window.getByLabel("Valeur");
    await expect(values.first()).toHaveValue("secteur");
    await expect(window.getByLabel("Unité").first()).toHaveValue("V");
    await expect(values.nth(1)).toHaveValue("Thread");
    await expect(window.getByText("Attributs de la catégorie : 1 sur 2")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();

    await page.goto(`${PRODUCTS}?only=unread&category=${encodeURIComponent(name)}`);
    await page.getByText("Tableau").click();
    const row = page.getByRole("row", { name: lamp.title });
    await expect(row).toContainText("1 sur 2");
    await expect(row).toContainText("Tension : « secteur V » ne se lit pas");
    await expectAccessibleInBothThemes(page);

    await page.getByRole("link", { name: lamp.title, exact: true }).click();
    await tab("Spécifications").click();
    await values.first().fill("230");
    await expect(values.first()).toHaveAccessibleDescription("");
    await saveAndClose(button("Enregistrer"));
    await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
  },
);

test("what the law still asks of a product is said in its form and in the list", { tag: "@long" }, async ({ page, shop }) => {
  const lamp = await shop.add({ title: "Aube", manufacturer_name: "Ateliers du Golfe" });
  const ASKED = /Le règlement européen sur la sécurité des produits \(article 19\) demande encore\s: /;
  await signIn(page, `${PRODUCTS}?q=${shop.mark}`);
  await page.getByText("Tableau").click();
  const row = page.getByRole("row", { name: lamp.title });
  await expect(row).toContainText("Manque : adresse postale du fabricant, avertissements de sécurité");
  await page.getByRole("link", { name: lamp.title, exact: true }).click();
  const { window, tab, button } = productForm(page);
  await tab("Conformité").click();
  const asked = window.getByText(ASKED);
  await expect(asked).toHaveText(/adresse postale du fabricant, avertissements de sécurité\.$/);
  await window.getByLabel("Avertissements de sécurité").fill("Débranchez avant d’ouvrir.");
  await expect(asked).toHaveText(/demande encore\s: adresse postale du fabricant\.$/);
  await expectAccessibleInBothThemes(page);
  await window.getByLabel("Adresse postale du fabricant").fill("1 quai de la Marine\n3000 Sfax");
  await expect(asked).toBeHidden();
  await saveAndClose(button("Enregistrer"));
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Manque");
});

test("a failure to read how complete products are is said, and the list stays", { tag: "@long" }, async ({ page, shop }) => {
  const lamp = await shop.add({ title: "Aube" });
  await refuse(page, ["products.completeness"], "forbidden", ERROR_MESSAGE.forbidden);
  await signIn(page, `${PRODUCTS}?q=${shop.mark}`);
  await page.getByText("Tableau").click();
  await expect(page.getByRole("row", { name: lamp.title })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "La complétude n’a pas pu être chargée" })).toBeVisible();
});

test("a product’s page tells search engines numbers with the common codes of their units", async ({ page, shop }) => {
  const { name } = await shop.addCategory("Veilleuses", []);
  await shop.describe(name, [{ name: "Charge LED", type: "range", unit: "W" }]);
  const lamp = await shop.add({
    title: "Aube",
    category: "Veilleuses",
    specifications: [
      { name: "Charge LED", value: "5 à 25", unit: "W" },
      { name: "Finition", value: "Laiton", unit: "" },
    ],
  });
  await page.goto(`/produits/${lamp.slug}`);
  const structuredData = await page.locator("script[type='application/ld+json']").allTextContents();
  const product = structuredData.map((json) => JSON.parse(json)).find((data) => data["@type"] === "Product");
  expect(product.additionalProperty).toEqual([
    { "@type": "PropertyValue", name: "Charge LED", minValue: 5, maxValue: 25, unitCode: "WTT", unitText: "W" },
    { "@type": "PropertyValue", name: "Finition", value: "Laiton" },
  ]);
});
