import type { Page } from "@playwright/test";
import { bodyOf } from "./body-of.ts";
import { card, counter, editor, search, saveAndClose } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { loseReplies } from "./server-replies.ts";

const LIST = "/admin/dashboard/categories";
const form = (page: Page) => editor(page, /^(Nouvelle catégorie|Modifier la catégorie)/);
const adder = (page: Page, name: string) => page.getByRole("textbox", { name: `Ajouter une sous-catégorie à ${name}` });

test("an administrator creates a category with its sub-categories: trimmed, none empty, none twice", async ({ page, shop, problems }) => {
  const name = `Veilleuses ${shop.mark}`;
  await signIn(page, LIST);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Catégories");
  await page.getByRole("link", { name: "Nouvelle catégorie" }).click();
  const { window, field, button } = form(page);
  await expect(field("Nom")).toBeFocused();
  await field("Nom").fill(`  ${name}  `);
  for (const typed of ["De chevet", "  ", "DE CHEVET", " De couloir "]) {
    await field("Ajouter une sous-catégorie").fill(typed);
    await page.keyboard.press("Enter");
  }
  await expect(window.getByRole("listitem")).toHaveText(["De chevet", "De couloir"]);
  await expect(window).toBeVisible(); // Enter adds one, and submits nothing
  await saveAndClose(button("Créer"));
  await expect(window).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Enregistré avec succès" })).toBeVisible();
  await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet", "De couloir"]);
  await page.getByRole("button", { name: "Masquer ce message" }).click();
  await expect(page.getByText("Enregistré avec succès")).toBeHidden();

  problems.expect(/status of 409/);
  await page.getByRole("link", { name: "Nouvelle catégorie" }).click();
  await field("Nom").fill(name.toUpperCase());
  await button("Créer").click();
  await expect(field("Nom")).toHaveAccessibleDescription(/Ce nom est déjà utilisé/);
  await expect(field("Nom")).toBeFocused();
  await expect(button("Réessayer")).toHaveCount(0);
});

test(
  "the categories' screen lists categories in French order, and searches them and their sub-categories",
  { tag: "@long" },
  async ({ page, shop }) => {
    await shop.addCategory("Zinc", []);
    await shop.addCategory("Écrans", ["De poche"]);
    await shop.addCategory("Eclats", []);
    await signIn(page, LIST);
    await search(page, shop.mark);
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([/^Eclats/, /^Écrans/, /^Zinc/]);
    await expect(counter(page, "Résultats")).toHaveText("3");
    await expect(counter(page, "Total Catégories")).toHaveText(/^\d+$/);
    await expect(counter(page, "Sous-catégories")).toHaveText(/^\d+$/);
    await search(page, `POCHE ${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await search(page, `rien${shop.mark}`);
    await expect(page.getByText("Aucune catégorie")).toBeVisible();
    await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
  },
);

test("changes the sub-categories of a category in its form, and nothing before it is saved", { tag: "@long" }, async ({ page, shop }) => {
  const { name } = await shop.addCategory("Veilleuses", ["De chevet", "De couloir"]);
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await page.getByRole("link", { name: `Modifier ${name}` }).click();
  const { window, field, button } = form(page);
  await expect(field("Nom")).toHaveValue(name);
  await expect(window.getByText("Ajouter une sous-catégorie")).toBeVisible();
  await window.getByRole("button", { name: "Retirer De chevet" }).click();
  await field("Ajouter une sous-catégorie").fill(" De jardin ");
  await window.getByRole("button", { name: "Ajouter une sous-catégorie : ajouter" }).click();
  await expect(window.getByRole("listitem")).toHaveText(["De couloir", "De jardin"]);
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(card(page, name).getByRole("listitem")).toHaveText(["De couloir", "De jardin"]);
});

test("the categories' screen shows sub-categories changed in the list as not saved, keeps them through a reload, and saves on request", async ({
  page,
  shop,
  administration,
}) => {
  const { id, name } = await shop.addCategory("Veilleuses", ["De chevet", "De couloir"]);
  const readStored = async () =>
    (await bodyOf<{ subcategories: string[] }>(await administration.get(`/api/admin/categories/${id}`))).subcategories;
  await signIn(page, `${LIST}?q=${shop.mark}`);
  const mine = card(page, name);
  await expect(mine.getByText("Ajouter une sous-catégorie")).toBeVisible();
  await expect(adder(page, name)).toHaveAttribute("name", "subcategories");
  await adder(page, name).fill(" De jardin ");
  await page.keyboard.press("Enter");
  await adder(page, name).fill("de chevet");
  await page.keyboard.press("Enter");
  await mine.getByRole("button", { name: "Retirer De couloir" }).click();
  await expect(mine).toContainText("Non enregistré");
  await expect(mine.getByRole("listitem")).toHaveText([/^De chevet$/, /^De couloir \(retirée/, /^De jardin \(ajoutée/]);
  expect(await readStored()).toEqual(["De chevet", "De couloir"]);

  await page.reload();
  await expect(mine).toContainText("Non enregistré");
  await mine.getByRole("button", { name: `Enregistrer : ${name}` }).click();
  await expect(page.getByRole("status").filter({ hasText: "Enregistré avec succès" })).toBeVisible();
  await expect(mine).not.toContainText("Non enregistré");
  expect(await readStored()).toEqual(["De chevet", "De jardin"]);
});

test("a sub-category that was stored while no reply came is shown once, as stored", { tag: "@long" }, async ({ page, shop, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  const { name } = await shop.addCategory("Veilleuses", ["De chevet"]);
  await signIn(page, `${LIST}?q=${shop.mark}`);
  const mine = card(page, name);
  await adder(page, name).fill("De jardin");
  await page.keyboard.press("Enter");
  await loseReplies(page, "categories.update");
  await mine.getByRole("button", { name: `Enregistrer : ${name}` }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Erreur lors de la sauvegarde");
  await expect(mine.getByRole("listitem")).toHaveText(["De chevet", "De jardin"]);
  await expect(mine).not.toContainText("Non enregistré");
  await expect(mine.getByRole("heading", { name }), "the button is gone").toBeFocused();
});

test("the categories' screen gives up what was changed in the list", { tag: "@long" }, async ({ page, shop }) => {
  const { name } = await shop.addCategory("Veilleuses", ["De chevet"]);
  await signIn(page, `${LIST}?q=${shop.mark}`);
  const mine = card(page, name);
  await mine.getByRole("button", { name: "Retirer De chevet" }).click();
  await mine.getByRole("button", { name: "Rétablir De chevet" }).click();
  await expect(mine).not.toContainText("Non enregistré");
  await mine.getByRole("button", { name: "Retirer De chevet" }).click();
  await mine.getByRole("button", { name: `Annuler : ${name}` }).click();
  await expect(mine.getByRole("listitem")).toHaveText(["De chevet"]);
});

test(
  "an administrator renames a sub-category in the list, with its products, and takes that back",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/400 \(Bad Request\).*renameSubcategory/);
    const { name } = await shop.addCategory("Veilleuses", ["De chvet", "De couloir"]);
    const lamp = await shop.add({ title: "Aube", category: "Veilleuses", subcategory: "De chvet" });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    const names = card(page, name).getByRole("listitem");
    await page.getByRole("button", { name: "Renommer De chvet" }).click();
    const dialog = page.getByRole("dialog", { name: "Renommer la sous-catégorie" });
    await dialog.getByLabel("Nouveau nom").fill("De couloir");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Nouveau nom")).toHaveAccessibleDescription("Cette sous-catégorie existe déjà.");
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel("Nouveau nom").fill("De chevet");
    await page.keyboard.press("Enter");
    await expect(names).toHaveText(["De chevet", "De couloir"]);
    expect((await (await page.request.get(`/api/products/${lamp.slug}`)).json()).subcategory).toBe("De chevet");
    await page.getByRole("status").filter({ hasText: "Sous-catégorie renommée" }).getByRole("button", { name: "Annuler" }).click();
    await expect(names).toHaveText(["De chvet", "De couloir"]);
  },
);

test(
  "a change of the list is merged with what another administrator saved meanwhile, and says so",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const { id, name } = await shop.addCategory("Veilleuses", ["De chevet", "De couloir"]);
    await signIn(page, `${LIST}?q=${shop.mark}`);
    const mine = card(page, name);
    await adder(page, name).fill("De jardin");
    await page.keyboard.press("Enter");
    await mine.getByRole("button", { name: "Retirer De couloir" }).click();
    await administration.put(`/api/admin/categories/${id}`, { data: { name, subcategories: ["De chevet", "De couloir", "De cave"] } });
    await mine.getByRole("button", { name: `Enregistrer : ${name}` }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Enregistré avec succès. Fusionné avec les changements d’admin." }),
    ).toBeVisible();
    await expect(mine.getByRole("listitem")).toHaveText(["De chevet", "De cave", "De jardin"]);
    await expect(mine).not.toContainText("Non enregistré");
  },
);

test("an administrator deletes a category once it is confirmed, and its products stay", async ({ page, shop, request }) => {
  const product = await shop.add({ title: "Brume", category: "Veilleuses" });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await page.getByRole("button", { name: `Supprimer ${product.category}` }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer cette catégorie ?" });
  await expect(dialog).toContainText("Son produit reste au catalogue");
  await expect(dialog).toContainText("Restauration possible depuis la corbeille pendant 30 jours.");
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Catégorie supprimée" })).toBeVisible();
  await expect(card(page, product.category)).toBeHidden();
  expect(await bodyOf(await request.get(`/api/products/${product.slug}`))).toMatchObject({ category: "" });
});

test(
  "with the server gone, the categories' screen says what failed in a banner that can be dismissed",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const { name } = await shop.addCategory("Veilleuses", ["De chevet"]);
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await expect(card(page, name)).toBeVisible();
    await page.route("**/trpc/categories.*", (route) => route.abort());
    await page.getByRole("button", { name: `Supprimer ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Erreur lors de la suppression");
    await page.getByRole("button", { name: "Masquer ce message" }).click();
    await expect(page.getByRole("alert")).toBeHidden();

    await page.getByRole("link", { name: `Modifier ${name}` }).click({ noWaitAfter: true });
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Cette catégorie n’a pas pu être ouverte");
    await page.unroute("**/trpc/categories.*");
    await page.getByRole("dialog").getByRole("button", { name: "Réessayer" }).click();
    const { window, field, button } = form(page);
    await field("Nom").fill(`Lueurs ${shop.mark}`);
    await page.route("**/trpc/categories.*", (route) => route.abort());
    await saveAndClose(button("Enregistrer"));
    await expect(window.getByRole("alert")).toContainText("Erreur lors de la sauvegarde");
    await expect(field("Nom")).toHaveValue(`Lueurs ${shop.mark}`);
    await page.unroute("**/trpc/categories.*");
    await window.getByRole("button", { name: "Réessayer" }).click();
    await expect(card(page, `Lueurs ${shop.mark}`)).toBeVisible();
  },
);
