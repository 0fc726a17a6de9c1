import { articleForm } from "./article-form.ts";
import { card, tabUntilFocused, saveAndClose } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { productForm } from "./product-form.ts";

const PRODUCTS = "/admin/dashboard/products";
const ARTICLES = "/admin/dashboard/blog";
const MERGED = "Fusionné avec les changements d’admin";
const specification = (name: string) => ({ name, value: "2", unit: "kg" });

test(
  "CON-1: what two people change of one product at once is merged, with what is typed while it is saved",
  { tag: "@long" },
  async ({ page, shop }) => {
    const product = await shop.add({ title: "Brume", specifications: [specification("Poids")], benefits: [] });
    await signIn(page, `${PRODUCTS}/${product.id}`);
    const { window, field, tab, button } = productForm(page);
    await tab("Spécifications").click();
    await button("Ajouter une spécification").click();
    const name = window.getByLabel("Nom").last();
    await name.fill("Taille");
    await shop.change(product, {
      title: `Aurore ${shop.mark}`,
      specifications: [...product.specifications, specification("Prise")],
      benefits: [{ icon: "", title: "Sûr", description: "" }],
    });
    await page.keyboard.press("Control+s");
    await expect(window.getByRole("status").filter({ hasText: MERGED })).toBeVisible();
    await expect(name).toBeFocused();
    const names = window.getByLabel("Nom");
    await expect(names).toHaveCount(3);
    expect(await names.evaluateAll((inputs: { value?: string }[]) => inputs.map(({ value }) => value))).toEqual([
      "Poids",
      "Prise",
      "Taille",
    ]);

    // More is typed while the next save, which is merged too, is under way.
    const merged = await (await page.request.get(`/api/products/${product.slug}`)).json();
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/trpc/products.update**", async (route) => {
      const response = await route.fetch();
      await isHeld;
      await route.fulfill({ response });
    });
    await shop.change(merged, { short_description: "Une lumière vive." });
    await tab("Informations").click();
    await expect(field("Titre")).toHaveValue(`Aurore ${shop.mark}`);
    await field("Description longue").fill("Un début");
    const sent = page.waitForRequest("**/trpc/products.update**");
    await page.keyboard.press("Control+s");
    await sent;
    await field("Description longue").fill("Un début, et la suite");
    release();
    await expect(page.getByRole("alert").filter({ hasText: MERGED })).toBeVisible();
    await expect(field("Description courte")).toHaveValue("Une lumière vive.");
    await expect(field("Description longue")).toHaveValue("Un début, et la suite");
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
    const { long_description, benefits } = await (await page.request.get(`/api/products/${product.slug}`)).json();
    expect({ long_description, benefits }).toEqual({
      long_description: "Un début, et la suite",
      benefits: [{ icon: "", title: "Sûr", description: "" }],
    });
  },
);

test(
  "what another person wrote before and behind the caret is merged around it, and writing goes on",
  { tag: "@long" },
  async ({ page, content }) => {
    const text = (first: string, last: string) => `<p>Un volet ${first}.</p>\n<p>Au milieu, rien.</p>\n<p>Une fin ${last}.</p>`;
    const article = await content.addArticle({ content: text("bleu", "douce") });
    await signIn(page, `${ARTICLES}/${article.id}`);
    const { window, text: editor, readSource } = articleForm(page);
    await editor.getByText("Au milieu, rien.").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Ici");
    await content.change("blogs", article, { content: `<p>Un début.</p>\n${text("bleu comme la nuit", "très douce")}` });
    await page.keyboard.press("Control+s");
    await expect(window.getByRole("status").filter({ hasText: MERGED })).toBeVisible();
    await expect(editor).toContainText("très douce");
    await page.keyboard.type(", et la suite");
    expect(await readSource()).toBe(
      `<p>Un début.</p>\n<p>Un volet bleu comme la nuit.</p>\n<p>Au milieu, rien. Ici, et la suite</p>\n<p>Une fin très douce.</p>`,
    );
  },
);

test(
  "where two people changed the same words of an article, each conflict is settled by keyboard alone",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/status of 409/);
    const text = (first: string, last: string) =>
      `<p>Un volet ${first}.</p>\n<p>Au milieu, <strong>rien</strong>.</p>\n<p>Une fin ${last}.</p>`;
    const article = await content.addArticle({ title: "Brume", content: text("bleu", "douce"), excerpt: "Court" });
    await signIn(page, `${ARTICLES}/${article.id}`);
    const { window, field, button, writeSource } = articleForm(page);
    await writeSource(text("vert", "vive"));
    await field("Extrait").fill("Mon extrait");
    await content.change("blogs", article, { content: text("rouge", "douce"), excerpt: "Leur texte", author: "Camille" });
    await button("Enregistrer").press("Enter");
    const notice = window.getByRole("alert").filter({ hasText: "Cet article a été modifié entre-temps" });
    await expect(notice).toBeFocused();
    await expect(notice.getByRole("group")).toHaveCount(2);
    await expect(notice, "what only they changed is merged without a question").not.toContainText("Camille");

    await tabUntilFocused(page, "button", "Enregistrer ces choix");
    await page.keyboard.press("Enter");
    const conflict = notice.getByRole("group", { name: "Contenu" });
    await expect(conflict.getByRole("radio", { name: "La leur" })).toBeFocused();
    await expect(conflict).toContainText("Choisissez une version.");
    await expect(conflict.getByRole("radio", { name: "La leur" })).toHaveAccessibleDescription(/Un volet .*rouge.*Une fin vive\./);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(conflict.getByRole("radio", { name: "Les deux" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(notice.getByRole("group", { name: "Extrait" }).getByRole("radio", { name: "La leur" })).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await tabUntilFocused(page, "button", "Enregistrer ces choix");
    await page.keyboard.press("Enter");
    await expect(window.getByRole("status").filter({ hasText: "Article mis à jour" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(window).toBeHidden();
    await expect(card(page, article.title)).toContainText("Camille");
    await page.goto(`${ARTICLES}/${article.id}`);
    await expect(field("Extrait")).toHaveValue("Leur texte");
    await expect(articleForm(page).text).toContainText("Un volet rouge vert.");
    await expect(articleForm(page).text).toContainText("Une fin vive.");
  },
);
