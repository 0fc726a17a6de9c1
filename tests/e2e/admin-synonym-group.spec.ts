import type { APIRequestContext, Page } from "@playwright/test";
import { bodyOf } from "./body-of.ts";
import { card, editor, search, saveAndClose } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test, visit } from "./fixtures.ts";
import { answer } from "./server-replies.ts";

const LIST = "/admin/dashboard/synonyms";
const form = (page: Page) => editor(page, /^(Nouveau groupe|Modifier le groupe)/);
const TYPED = "Ce que tapent les visiteurs";
const MEANT = "Ce que disent vos fiches";

const NONE = { recent: 0, before: 0 };
const NOTHING_ELSE = {
  isEmpty: false,
  trends: { views: NONE, downloads: NONE, comparisons: NONE, searches: NONE, requests: NONE },
  products: [],
  articles: [],
  pages: [],
  downloads: [],
  requestPages: [],
};

/** Takes back the groups whose words begin so. */
async function sweep(administration: APIRequestContext, beginning: string): Promise<void> {
  const groups = await bodyOf<{ id: number; title: string }[]>(await administration.get("/api/admin/synonyms"));
  for (const { id, title } of groups) if (title.includes(beginning)) await administration.delete(`/api/admin/synonyms/${id}`);
}

test(
  "a word that visitors type finds what the group says, from the next search on, until it is taken away",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const product = await shop.add({ title: "Girandole" });
    const word = `lampion${shop.mark}`;
    await visit(page, `/produits?q=${word}`);
    await expect(page.getByRole("heading", { name: product.title })).toBeHidden();

    await signIn(page, LIST);
    await page.getByRole("link", { name: "Nouveau groupe" }).click();
    const { window, field, button } = form(page);
    await expect(field(TYPED)).toBeFocused();
    await page.keyboard.type(`${word} mot`); // the first is added by the blank, the second by the save
    await field(MEANT).fill(shop.mark);
    await saveAndClose(button("Créer"));
    await expect(window).toBeHidden();
    await expect(card(page, `${word}, mot`)).toContainText(`Trouve aussi : ${shop.mark}`);

    await visit(page, `/produits?q=${word}`);
    await expect(page.getByRole("heading", { name: product.title })).toBeVisible();
    await page.goto(LIST);
    await search(page, word);
    await page.getByRole("button", { name: `Supprimer ${word}, mot` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Aucun groupe de synonymes")).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(card(page, `${word}, mot`)).toBeVisible();
    await sweep(administration, word);
  },
);

test("nonsense is refused where it stands, and nothing typed is lost", { tag: "@long" }, async ({ page, shop, problems }) => {
  problems.expect(/status of 400/);
  const word = `unique${shop.mark}`;
  await signIn(page, `${LIST}/new`);
  const { window, field, button } = form(page);
  await saveAndClose(button("Créer"));
  await expect(field(TYPED)).toHaveAccessibleDescription(/Ajoutez au moins un mot/);
  await field(TYPED).fill(word);
  await saveAndClose(button("Créer"));
  await expect(field(TYPED)).toHaveAccessibleDescription(/Un mot seul ne renvoie à rien/);
  await field(TYPED).fill("sonnette");
  await saveAndClose(button("Créer"));
  // with blanks made plain
  await expect(field(TYPED)).toHaveAccessibleDescription(/sonnette.» est déjà dans un autre groupe.: sonnette, carillon/);
  await expect(window).toContainText(word);
  await expectAccessibleInBothThemes(page);
});

test(
  "a search without result leads from the dashboard to the group that shall have its word, in one press",
  { tag: "@long" },
  async ({ page, shop }) => {
    const term = `lustrerie${shop.mark}`;
    await answer(page, "statistics.overview", { ...NOTHING_ELSE, fruitless: [{ term: `${term} à led`, language: "fr", count: 4 }] });
    await signIn(page);
    await page.getByRole("link", { name: `Ajouter aux synonymes\u202f: «\u202f${term} à led\u202f»` }).click();
    await expect(page.getByRole("alert")).toContainText(`Ajouter «\u202f${term} à led\u202f»`);
    await expectAccessibleInBothThemes(page);
    await search(page, "plafonnier");
    await page.getByRole("link", { name: /^Modifier lustre/ }).click();
    const { window, button } = form(page);
    await expect(window).toContainText(term);
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
    await expect(page.getByText(`«\u202f${term} à led\u202f» est dans un groupe`)).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText(`Ajouter «\u202f${term} à led\u202f»`)).toBeVisible();
  },
);

test("a search without result of English pages leads to an English group", { tag: "@long" }, async ({ page, shop }) => {
  const term = `chandelier${shop.mark}`;
  await answer(page, "statistics.overview", { ...NOTHING_ELSE, fruitless: [{ term, language: "en", count: 2 }] });
  await signIn(page);
  await expect(page.getByRole("listitem").filter({ hasText: term })).toContainText("Anglais");
  await page.getByRole("link", { name: `Ajouter aux synonymes\u202f: «\u202f${term}\u202f»` }).click();
  await page.getByRole("link", { name: "Nouveau groupe avec ce mot" }).click();
  const { window, field } = form(page);
  await expect(window).toContainText(term);
  await expect(field("Pages")).toHaveValue("Anglais");
});
