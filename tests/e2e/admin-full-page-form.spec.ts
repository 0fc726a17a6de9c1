import { articleForm } from "./article-form.ts";
import { saveAndClose } from "./editor.ts";
import { expect, expectAccessible, signIn, test } from "./fixtures.ts";
import { give } from "./give-files.ts";
import { productForm } from "./product-form.ts";

// The forms that an administrator writes in all day: saving without leaving, rows by the dozen, a text on the whole
// page, a preview before it is public.

const LIST = "/admin/dashboard/products";

test(
  "a product's rows come from its category, a spreadsheet and the keyboard; « Enregistrer » stays on the tab",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const { category } = await shop.add({
      title: "Aube",
      specifications: [
        { name: "Tension", value: "230", unit: "V" },
        { name: "Poids", value: "80", unit: "g" },
      ],
    });
    await signIn(page, `${LIST}/new`);
    const form = productForm(page);
    await form.field("Titre").fill(`Brume ${shop.mark}`);
    await form.field("Référence").fill(`REF-${shop.mark}`);
    await form.field("Catégorie").fill(category);
    await form.field("Description courte").fill("Une lueur douce.");
    await form.tab("Spécifications").click();
    await form.button("Reprendre les lignes de la catégorie").click();
    const notice = form.window.getByRole("status").filter({ hasText: "lignes ajoutées" });
    await expect(notice).toContainText("2 lignes ajoutées.");
    await expect(form.field("Unité").last()).toHaveValue("g");
    await form.field("Valeur").first().fill("12");

    await give(form.field("Nom").last(), "paste", { text: "Portée\t30\tm\nIndice\tIP65\nClasse\tII\n" });
    await expect(notice).toContainText("3 lignes ajoutées.");
    await notice.getByRole("button", { name: "Retirer ces lignes" }).click();
    await expect(form.field("Nom")).toHaveCount(2);
    await give(form.field("Nom").last(), "paste", { text: "Portée;30;m\nIndice;IP65" });
    await expect(form.field("Nom")).toHaveCount(4);

    await form.field("Valeur").first().press("Enter");
    await expect(form.field("Nom").nth(1), "the row that Enter has added").toBeFocused();
    await page.keyboard.type("Fréquence");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(form.field("Nom").first()).toBeFocused();
    await expect(form.field("Nom").first()).toHaveValue("Fréquence");
    const remove = (index: number) => form.button(`Retirer la spécification ${index}`);
    await remove(3).press("Enter");
    await expect(remove(3)).toBeFocused();
    await form.button("Descendre la spécification 1").press("Enter");
    await expect(form.button("Descendre la spécification 2")).toBeFocused();

    await form.button("Créer").click();
    await expect(form.window.getByRole("status").filter({ hasText: "Produit créé" })).toBeVisible();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await expect(form.tab("Spécifications")).toHaveAttribute("aria-selected", "true");
    await expect(form.tab("Spécifications 4")).toBeVisible();
    await form.field("Nom").last().fill("Indice de protection");
    await page.keyboard.press("Control+s");
    await expect(form.window.getByRole("status").filter({ hasText: "Produit mis à jour" })).toBeVisible();
    const { specifications } = await (await administration.get(`/api/admin/products/${page.url().split("/").at(-1)}`)).json();
    expect(specifications).toEqual([
      { name: "Tension", value: "12", unit: "V" },
      { name: "Fréquence", value: "", unit: "" },
      { name: "Portée", value: "30", unit: "m" },
      { name: "Indice de protection", value: "IP65", unit: "" },
    ]);
    await expectAccessible(page);
    await saveAndClose(form.button("Enregistrer"));
    await expect(form.window).toBeHidden();
  },
);

test("a product is seen on its page before it is saved, and while it is hidden", { tag: "@long" }, async ({ page, shop }) => {
  const images = [await shop.image(`${shop.mark}.png`, "#335577", true)];
  const { id, slug, title } = await shop.add({ title: "Brume", is_active: false, images });
  await signIn(page, `${LIST}/${id}`);
  const form = productForm(page);
  async function look() {
    const opened = page.waitForEvent("popup");
    await form.button("Aperçu").click();
    return opened;
  }
  const hidden = await look();
  await expect(hidden.getByRole("note")).toHaveText("Aperçu – ce produit n’est pas visible sur le site");
  await expect(hidden.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(hidden.getByRole("button", { name: "Fiche technique non disponible" })).toBeDisabled();
  await form.field("Titre").fill(`${title} du soir`);
  await form.button("Cadrer l’image 1").click();
  const point = form.window.getByRole("slider", { name: "Point principal de l’image 1" });
  await point.press("ArrowUp");
  await point.press("ArrowLeft");
  await expect(point).toHaveAttribute("aria-valuetext", /^45\s% de la largeur, 45\s% de la hauteur$/);
  await expectAccessible(page);
  const unsaved = await look();
  await expect(unsaved.getByRole("note")).toHaveText("Aperçu – ce que montre cette page n’est pas enregistré");
  await expect(unsaved.getByRole("heading", { level: 1 })).toHaveText(`${title} du soir`);
  await expect(unsaved.getByRole("img", { name: `${title} du soir` }).first()).toHaveCSS("object-position", "45% 45%");
  await unsaved.getByRole("tab", { name: "Téléchargements" }).click();
  await expect(unsaved.getByRole("tabpanel")).toContainText("Aucun document à télécharger pour ce produit.");
  await unsaved.reload();
  await expect(unsaved.getByRole("heading", { level: 1 }), "the tabs keep the token").toHaveText(`${title} du soir`);
  const response = await page.request.get(unsaved.url());
  expect(response.headers()).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  expect(await response.text()).not.toContain('application/ld+json">{"@context":"https://schema.org","@type":"Product');
  await unsaved.goto(`/produits/${slug}`);
  await expect(unsaved).toHaveURL(/\/produits$/);
  await form.field("Titre").fill("");
  await form.button("Aperçu").click();
  await expect(page.getByRole("alert").filter({ hasText: "L’aperçu n’a pas pu s’ouvrir" })).toBeVisible();
});

test("an article is written on the whole page, with what describes it beside the text", { tag: "@long" }, async ({ page, content }) => {
  const { id, title } = await content.addArticle({ content: "<p>Une ligne.</p>".repeat(80) });
  await page.addInitScript(`localStorage.setItem("admin-theme", "dark")`);
  await signIn(page, `/admin/dashboard/blog/${id}`);
  const { window, field, text, control, button } = articleForm(page);
  const fullScreen = button("Plein écran");
  await text.getByText("Une ligne.").first().click();
  await page.keyboard.type("Un mot. ");
  await fullScreen.click();
  await expect(fullScreen).toHaveAttribute("aria-pressed", "true");
  await expect(text).toContainText("Un mot.");
  const { width, height } = (await window.boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  expect((await text.boundingBox())?.width).toBeLessThanOrEqual(736);
  await text.getByText("Une ligne.").last().scrollIntoViewIfNeeded();
  await expect(control("Gras")).toBeInViewport({ ratio: 1 });
  await expect(field("Statut")).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await expect(window.getByRole("status").filter({ hasText: "Article mis à jour" })).toBeVisible();
  await page.reload();
  await expect(fullScreen).toHaveAttribute("aria-pressed", "true");
  await field("Titre SEO").fill("Une soirée");
  await page.keyboard.press("Escape");
  await expect(fullScreen, "the first Escape leaves the full screen").toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(field("Titre SEO")).toHaveValue("Une soirée");
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(page.getByRole("article", { name: title })).toBeVisible();
});
