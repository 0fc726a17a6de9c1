import type { Page } from "@playwright/test";
import { saveAndClose } from "./editor.ts";
import { expect, signIn, test, visit } from "./fixtures.ts";
import { adminCard, productForm } from "./product-form.ts";

const LIST = "/admin/dashboard/products";

const COMPLIANCE = {
  responsible_name: "Lumidar Europe",
  responsible_contact: "https://europe.example/contact",
  safety_warnings: "Débranchez avant d’ouvrir.\nTenez au sec.",
  security_updates_until: "2031-12-31",
};

const compliance = (page: Page) => page.getByRole("region", { name: "Sécurité et conformité" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in a browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));

    test("a discontinued product leaves the catalogue; its page says so, and leads to its successor", async ({ page, shop }) => {
      const next = await shop.add({ title: "Brume II" });
      const old = await shop.add({ title: "Brume", lifecycle: "discontinued", replaced_by: next.id, is_new: true });
      await open(page, `/produits?q=${shop.mark}`);
      await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText([next.title]);
      await open(page, `/produits/${old.slug}`);
      await expect(page.getByText("Arrêté", { exact: true })).toBeVisible();
      await expect(page.getByText("NOUVEAU")).toBeHidden();
      await expect(page.getByRole("main").getByRole("link", { name: "Demander une démo" })).toBeHidden();
      await expect(page.getByText(`Remplacé par ${next.title}`)).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: next.title }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.title);
    });

    test("a product says what it needs, what completes it, and what the law asks", { tag: "@long" }, async ({ page, shop }) => {
      const [hub, remote, hidden] = [
        await shop.add({ title: "Centrale" }),
        await shop.add({ title: "Galet" }),
        await shop.add({ title: "Secret", is_active: false }),
      ];
      const product = await shop.add({
        title: "Brume",
        lifecycle: "end_of_life",
        required_products: [hub.id, hidden.id],
        complementary_products: [hidden.id, remote.id],
        ...COMPLIANCE,
      });
      await open(page, `/produits/${product.slug}`);
      await expect(page.getByText("Fin de vie", { exact: true })).toBeVisible();
      await expect(page.getByText(`Nécessite ${hub.title}`, { exact: true })).toBeVisible();
      const completing = page.getByRole("region", { name: "Complétez avec" });
      await expect(completing.getByRole("heading", { level: 3 })).toHaveText([remote.title]);
      const rows = compliance(page).getByRole("row");
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(0)).toContainText("Fabricant");
      await expect(rows.nth(0), "the company, where the product names no one").toContainText("bonjour@lumidar.example");
      await expect(rows.nth(1).getByRole("link")).toHaveAttribute("href", COMPLIANCE.responsible_contact);
      await expect(rows.nth(2)).toContainText("Débranchez avant d’ouvrir.");
      await expect(rows.nth(3)).toContainText("Garanties jusqu’au 31 décembre 2031");

      await open(page, `/en/products/${product.slug}`);
      await expect(page.getByText(`Requires ${hub.title}`, { exact: true })).toBeVisible();
      await expect(page.getByRole("region", { name: "Safety and compliance" })).toContainText("Guaranteed until 31 December 2031");
      await open(page, `/produits/${hub.slug}`);
      await expect(compliance(page)).toBeHidden();
      await expect(page.getByRole("region", { name: "Complétez avec" })).toBeHidden();
    });
  });
}

test(
  "an administrator ends a product’s life, names its successor, and finds it by the filter",
  { tag: "@long" },
  async ({ page, shop }) => {
    const next = await shop.add({ title: "Brume II" });
    const old = await shop.add({ title: "Brume" });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await page.getByRole("link", { name: `Modifier ${old.title}`, exact: true }).click();
    const form = productForm(page);
    await form.field("Cycle de vie").click();
    await page.getByRole("option", { name: "Arrêté" }).click();
    await form.field("Remplacé par").fill(next.title);
    await page.getByRole("option", { name: next.title }).click();
    await expect(form.window.getByRole("button", { name: "Retirer" })).toBeVisible();
    await form.window.getByRole("group", { name: "Nécessite" }).getByLabel("Ajouter un produit").fill(next.title);
    await page.keyboard.press("Enter"); // before its hits have come
    await expect(form.window.getByRole("group", { name: "Nécessite" }).getByRole("listitem")).toContainText(next.title);
    await form.tab("Conformité").click();
    await form.field("Avertissements de sécurité").fill("Tenez au sec.");
    await form.field("Mises à jour de sécurité jusqu’au").fill("2031-12-31");
    await form.field("Adresse électronique du fabricant").fill("nulle part");
    await form.button("Enregistrer").click();
    await expect(form.window.getByText("Indiquez une adresse e-mail, ou une adresse commençant par https://.")).toBeVisible();
    await form.field("Adresse électronique du fabricant").fill("");
    await saveAndClose(form.button("Enregistrer"));
    await expect(form.window).toBeHidden();

    await expect(adminCard(page, old.title).first()).toContainText("Arrêté");
    await page.goto(`${LIST}?q=${shop.mark}&only=discontinued`);
    await expect(page.getByRole("article")).toHaveCount(1);
    const { body } = await page.request.get(`/api/products/${old.slug}`).then(async (reply) => ({ body: await reply.json() }));
    expect(body).toMatchObject({
      lifecycle: "discontinued",
      replaced_by: { id: next.id },
      required_products: [{ id: next.id }],
      safety_warnings: "Tenez au sec.",
      security_updates_until: "2031-12-31",
    });
  },
);
