import type { Page } from "@playwright/test";
import { bodyOf } from "./body-of.ts";
import { editor, tabUntilFocused, saveAndClose } from "./editor.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, signIn, test } from "./fixtures.ts";
import { adminCard, productForm } from "./product-form.ts";
import { loseReplies } from "./server-replies.ts";
import { labelOf } from "./switch.ts";

const LIST = "/admin/dashboard/products";

const titles = (page: Page) => page.getByRole("rowheader");
const header = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });
const select = (page: Page, title: string) => page.getByRole("checkbox", { name: `Sélectionner ${title}` });
const bar = (page: Page) => page.getByRole("region", { name: "Sélection" });
const pick = async (page: Page, menu: string | RegExp, item: string) => {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const choose = async (page: Page, menu: RegExp, item: string) => {
  await page.getByRole("button", { name: menu }).click();
  await page
    .getByRole("menuitemcheckbox", { name: item, exact: true })
    .or(page.getByRole("menuitemradio", { name: item, exact: true }))
    .click();
  await page.keyboard.press("Escape");
};

test(
  "the table is ordered by its headers, narrowed by its filters, has the columns one wants, and is there again",
  { tag: "@long" },
  async ({ page, shop }) => {
    const aube = await shop.add({ title: "Aube", reference: "C", images: [await shop.image("a.png", "#335577", true)] });
    const brume = await shop.add({ title: "Brume", reference: "A", is_new: true, is_active: false });
    const crue = await shop.add({ title: "Crue", reference: "B", featured: true, downloads: [await shop.datasheet("Notice")] });
    await signIn(page, `${LIST}?q=${shop.mark}&sort=name`);
    await page.getByText("Tableau").click();
    await expect(titles(page)).toHaveText([aube.title, brume.title, crue.title]);
    await expect(header(page, "Titre")).toHaveAttribute("aria-sort", "ascending");
    await header(page, "Référence").getByRole("button").press("Enter");
    await expect(titles(page)).toHaveText([brume.title, crue.title, aube.title]);
    await header(page, "Référence").getByRole("button").press("Enter");
    await expect(titles(page)).toHaveText([aube.title, crue.title, brume.title]);
    await expect(header(page, "Référence")).toHaveAttribute("aria-sort", "descending");
    await expect(header(page, "Titre")).not.toHaveAttribute("aria-sort");

    await choose(page, /^Colonnes/, "Catégorie");
    await expect(header(page, "Catégorie")).toHaveCount(0);
    await choose(page, /^Colonnes/, "Sous-catégorie");
    await choose(page, /^Colonnes/, "PDF");
    await page.reload();
    await expect(titles(page), "as table, and in this order").toHaveText([aube.title, crue.title, brume.title]);
    await expect(header(page, "Sous-catégorie")).toBeVisible();
    await expect(header(page, "Catégorie")).toHaveCount(0);
    const row = page.getByRole("row", { name: brume.title });
    await expect(row.getByRole("switch")).not.toBeChecked();
    await expect(row.getByText("Aucun")).toHaveCount(1);
    await expectAccessibleInBothThemes(page);

    await choose(page, /^Filtres/, "Sans PDF");
    await expect(titles(page)).toHaveText([aube.title, brume.title]);
    await choose(page, /^Filtres/, "Masqués");
    await expect(titles(page)).toHaveText([brume.title]);
    await choose(page, /^Filtres/, "Depuis 24 heures");
    await expect(page).toHaveURL(/only=hidden%2Cwithout_pdf/);
    await expect(page).toHaveURL(/modified=24h/);
    await expect(page.getByRole("button", { name: "Filtres (3)" })).toBeFocused();
    await pick(page, "Vues", "Enregistrer cette vue…");
    await page.getByRole("dialog", { name: "Enregistrer cette vue" }).getByLabel("Nom de la vue").fill(`Masqués ${shop.mark}`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Vue : Masqués ${shop.mark}` })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await labelOf(row.getByRole("switch")).click();
    await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await pick(page, "Vues", `Masqués ${shop.mark}`);
    await expect(page).toHaveURL(/only=hidden%2Cwithout_pdf/);
    await pick(page, /^Vue/, `Supprimer la vue « Masqués ${shop.mark} »`);
    await expect(page.getByRole("button", { name: "Vues" })).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await page.getByText("Cartes", { exact: true }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test(
  "many products are selected, shown, moved, marked and deleted together",
  { tag: "@long" },
  async ({ page, shop, request, administration, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const lamps = await shop.addCategory("Veilleuses", ["De chevet"]);
    const products = [];
    for (const title of ["Aube", "Brume", "Crue", "Dune"]) products.push(await shop.add({ title }));
    // four were added
    const [aube, brume, crue, dune] = products.map(({ title }) => title) as [string, string, string, string];
    const readStored = async () =>
      (await bodyOf<{ data: Record<string, unknown>[] }>(await administration.get(`/api/admin/products?q=${shop.mark}`))).data;
    await signIn(page, `${LIST}?q=${shop.mark}&sort=name`);
    await select(page, aube).check();
    await expect(bar(page)).toContainText("Sélection : 1");
    await page.getByText("Tableau").click();
    await expect(select(page, aube), "in the other view too").toBeChecked();
    await select(page, crue).click({ modifiers: ["Shift"] });
    await expect(select(page, brume)).toBeChecked();
    await expect(bar(page)).toContainText("Sélection : 3");
    await bar(page).getByRole("button", { name: "Masquer" }).press("Enter");
    await expect(page.getByText("3 produits masqués")).toBeVisible();
    await expect(bar(page).getByRole("button", { name: "Masquer" })).toBeFocused();
    await expect(page.getByRole("row", { name: brume }).getByRole("switch")).not.toBeChecked();
    await expect(page.getByRole("row", { name: dune }).getByRole("switch")).toBeChecked();
    expect((await request.get(`/api/products/${products[0]?.slug}`)).status()).toBe(404);

    await page.getByRole("checkbox", { name: "Tout sélectionner sur la page" }).press("Space");
    await expect(bar(page)).toContainText("Sélection : 4");
    await bar(page).getByRole("button", { name: "Catégorie…" }).click();
    const dialog = page.getByRole("dialog", { name: "Changer de catégorie" });
    await dialog.getByLabel("Catégorie", { exact: true }).selectOption(lamps.name);
    await dialog.getByLabel("Sous-catégorie").selectOption("De chevet");
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Déplacer" }).click();
    await expect(page.getByText("4 produits déplacés")).toBeVisible();
    await expect
      .poll(async () => (await readStored()).map(({ category, subcategory }) => [category, subcategory]))
      .toEqual(products.map(() => [lamps.name, "De chevet"]));
    await bar(page).getByRole("button", { name: "Marquer" }).press("Enter");
    await page.getByRole("menuitem", { name: "Mettre en avant" }).press("Enter");
    await expect.poll(async () => (await readStored()).every(({ featured }) => featured)).toBe(true);

    await select(page, aube).uncheck();
    await expect(bar(page).getByRole("button", { name: "Supprimer" }), "what was done to them is through").toBeEnabled();
    await bar(page).getByRole("button", { name: "Supprimer" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Supprimer 3 produits" });
    await question.getByRole("button", { name: "Annuler" }).press("Enter");
    await expect(bar(page).getByRole("button", { name: "Supprimer" })).toBeFocused();
    await bar(page).getByRole("button", { name: "Supprimer" }).press("Enter");
    const findReplies = await loseReplies(page, "products.removeMany");
    await question.getByRole("button", { name: "Supprimer", exact: true }).press("Enter");
    await expect(question.getByRole("alert")).toContainText("Le serveur est injoignable");
    await expect(page.getByRole("rowheader", { includeHidden: true }), "behind it, what is stored").toHaveText([aube]);
    await findReplies();
    await question.getByRole("button", { name: "Réessayer" }).press("Enter");
    const deleted = page.getByRole("alert").filter({ hasText: "3 produits supprimés" });
    await expect(titles(page)).toHaveText([aube]);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("checkbox", { name: "Tout sélectionner sur la page" })).toBeFocused();
    await deleted.getByRole("button", { name: "Annuler" }).press("Enter");
    await expect(titles(page)).toHaveText([aube, brume, crue, dune]);
  },
);

test("a price is written in the table, given to several products, and a fault stays where it was typed", async ({
  page,
  shop,
  request,
}) => {
  const [aube, brume] = [await shop.add({ title: "Aube", price_from: 89.9 }), await shop.add({ title: "Brume" })];
  const priceOf = async ({ slug }: { slug: string }) =>
    (await bodyOf<{ price_from: number | null }>(await request.get(`/api/products/${slug}`))).price_from;
  await signIn(page, `${LIST}?q=${shop.mark}&sort=name`);
  await page.getByText("Tableau").click();
  await page.getByRole("button", { name: `Prix à partir de : ${aube.title}, 89,90 €` }).press("Enter");
  const field = page.getByRole("textbox", { name: `Prix à partir de : ${aube.title}` });
  await field.fill("1.234");
  await field.press("Enter");
  await expect(page.getByText("Ce prix se lit de deux façons.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field.fill("49€90");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: `Prix à partir de : ${aube.title}, 49,90 €` })).toBeFocused();
  await expect(page.getByText(`« ${aube.title} » : 49,90 €`)).toBeVisible();
  await expect.poll(() => priceOf(aube)).toBe(49.9);

  for (const { title } of [aube, brume]) await select(page, title).check();
  await bar(page).getByRole("button", { name: "Prix…" }).click();
  const dialog = page.getByRole("dialog", { name: "Changer le prix" });
  await dialog.getByRole("textbox").fill("120");
  await dialog.getByRole("button", { name: "Changer le prix" }).dblclick();
  await expect(page.getByText("2 produits à 120,00 €")).toBeVisible();
  await expect(page.getByText("Rien à changer"), "the second press sends nothing").toBeHidden();
  await expect.poll(async () => [await priceOf(aube), await priceOf(brume)]).toEqual([120, 120]);
});

test(
  "a product, an article and a slide are copied into the form of a new one, which stores nothing by itself",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    const product = await shop.add({ title: "Brume", specifications: [{ name: "Poids", value: "1", unit: "kg" }] });
    const article = await content.addArticle({ title: "Veiller", status: "published" });
    const slide = await content.addSlide({ title: "Aube", subtitle: "Doucement" });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await page.getByRole("link", { name: `Dupliquer ${product.title}` }).click();
    const form = productForm(page);
    await expect(form.field("Titre")).toHaveValue(`${product.title} (copie)`);
    await expect(form.field("Slug")).toHaveValue(`${product.slug}-copie`);
    await expect(form.field("Référence")).toHaveValue("");
    await expect(form.window.getByRole("switch", { name: "Visible sur le site" })).not.toBeChecked();
    await form.field("Référence").fill(`COPIE ${shop.mark}`);
    await page.reload();
    await expect(form.field("Référence"), "and is a draft like another").toHaveValue(`COPIE ${shop.mark}`);
    await saveAndClose(form.button("Créer"));
    await expect(form.window).toBeHidden();
    await expect(page).not.toHaveURL(/copy=/);
    await expect(adminCard(page, `${product.title} (copie)`)).toContainText("Masqué");
    await expect(adminCard(page, product.title)).toHaveCount(2);

    await page.goto(`/admin/dashboard/blog?q=${shop.mark}`);
    await page.getByRole("button", { name: `Plus d’actions : ${article.title}` }).click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Dupliquer" }).click();
    const writing = editor(page, /^Nouvel article/);
    await expect(writing.field("Titre")).toHaveValue(`${article.title} (copie)`);
    await expect(writing.field("Statut")).toHaveValue("draft");
    await writing.button("Fermer").last().click();
    await expect(writing.window, "nothing was typed: nothing to ask").toBeHidden();
    await expect(page.getByRole("button", { name: `Plus d’actions : ${article.title}` })).toBeFocused();
    await expect(page.getByRole("article")).toHaveCount(1);

    await page.goto(`/admin/dashboard/slides?q=${shop.mark}`);
    await page.getByRole("link", { name: `Dupliquer ${slide.title}` }).click();
    const carousel = editor(page, /^Nouveau slide/);
    await expect(carousel.field("Titre")).toHaveValue(`${slide.title} (copie)`);
    await saveAndClose(carousel.button("Créer"));
    await expect(page.getByRole("article", { name: `${slide.title} (copie)` })).toContainText("Inactif");
  },
);

test(
  "on a phone the table keeps the title in view, and what is selected is changed by touch",
  { tag: ["@phone", "@long"] },
  async ({ page, shop }) => {
    const { title } = await shop.add({ title: "Brume" });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await page.getByText("Tableau").tap();
    await expect(titles(page)).toHaveText([title]);
    await page.getByRole("button", { name: `Supprimer ${title}` }).scrollIntoViewIfNeeded();
    await expect(titles(page).first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await select(page, title).tap();
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Masquer" }).tap();
    await expect(page.getByText("1 produit masqué")).toBeVisible();
    await tabUntilFocused(page, "button", "Désélectionner");
    await page.keyboard.press("Enter");
    await expect(bar(page)).toBeHidden();
  },
);
