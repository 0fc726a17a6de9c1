import { ERROR_MESSAGE } from "#contracts/shared/errors.ts";
import { editor, search, saveAndClose } from "./editor.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { refuse } from "./server-replies.ts";

const FORMS = [
  { path: "slides", window: /^(Nouveau slide|Modifier le slide)/, missing: "Ce champ est obligatoire." },
  { path: "features", window: /^(Nouvelle fonctionnalité|Modifier la fonctionnalité)/, missing: "Ce champ est obligatoire." },
  { path: "categories", window: /^(Nouvelle catégorie|Modifier la catégorie)/, missing: "Ce champ est obligatoire." },
  { path: "blog", window: /^(Nouvel article|Modifier l’article)/, missing: "Ce champ est obligatoire." },
];

for (const { path, window, missing } of FORMS) {
  test(`the form of ${path} is accessible, empty with faults and filled in`, async ({ page }) => {
    await signIn(page, `/admin/dashboard/${path}/new`);
    const form = editor(page, window);
    await saveAndClose(form.button("Créer"));
    await expect(form.window.getByText(missing).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await form.button("Fermer").last().click();
    await page
      .getByRole("link", { name: /^Modifier / })
      .first()
      .click();
    await expect(form.button("Enregistrer")).toBeVisible();
    await expect(form.window.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
}

test("the form of an article is accessible while its editor is on its way", { tag: "@long" }, async ({ page }) => {
  await page.route("**/admin-assets/rich-text-*.js", () => {}); // it never comes
  await signIn(page, "/admin/dashboard/blog/new");
  await expect(page.getByRole("status").filter({ hasText: "Chargement de l’éditeur..." })).toBeAttached();
  await expectAccessible(page);
});

test("the dashboard is accessible, requests, drafts and faults included", async ({ page, content, request, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await content.addArticle();
  const contact = { firstName: "Leïla", lastName: "B", email: "leila@example.com", message: "Bonjour", consent: true };
  expect((await request.post("/api/contact", { data: contact })).status()).toBe(201);
  await signIn(page);
  await expect(page.getByRole("region", { name: "Dernières demandes" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.route("**/trpc/**dashboard**", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Injoignable", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Les statistiques n’ont pas pu être chargées" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("the palette is accessible, at first, with what it found and with nothing", { tag: "@long" }, async ({ page, shop }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Rechercher ou agir" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.type("lumière");
  await expect(page.getByRole("group", { name: "Produits" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.type(shop.mark);
  await expect(page.getByText("Rien ne correspond.").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test(
  "changes in the list of categories, banners and removal dialogs are accessible",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const { name } = await shop.addCategory("Veilleuses", ["De chevet", "De couloir"]);
    await signIn(page, `/admin/dashboard/categories?q=${shop.mark}`);
    await page.getByRole("button", { name: "Retirer De chevet" }).click();
    await page.getByRole("textbox", { name: `Ajouter une sous-catégorie à ${name}` }).fill("De jardin");
    await page.keyboard.press("Enter");
    await page.route("**/trpc/categories.update**", (route) => route.abort());
    await page.getByRole("button", { name: `Enregistrer : ${name}` }).click();
    await expect(page.getByRole("alert")).toContainText("Erreur lors de la sauvegarde");
    await expectAccessibleInBothThemes(page);
    await page.unroute("**/trpc/categories.update**");
    await page.getByRole("button", { name: `Enregistrer : ${name}` }).click();
    await expect(page.getByText("Enregistré avec succès")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: `Supprimer ${name}` }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessibleInBothThemes(page);
  },
);

test(
  "a restored draft, a conflict, the question before leaving and what could not be loaded are accessible",
  { tag: "@long" },
  async ({ page, shop, content, problems }) => {
    problems.expect(/status of 409/);
    const slide = await content.addSlide();
    await signIn(page, `/admin/dashboard/slides/${slide.id}`);
    const { window, field, button } = editor(page, /^Modifier le slide/);
    await field("Sous-titre").fill("Écrit ici.");
    await page.reload();
    await expect(window.getByText("Votre saisie a été restaurée")).toBeVisible();
    await content.change("slides", slide, { subtitle: "Écrit ailleurs." });
    await saveAndClose(button("Enregistrer"));
    await expect(window.getByRole("alert").getByRole("radio")).toHaveCount(2);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Abandonner les modifications ?" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // A refusal: what is worth another try is tried again before anything is said.
    await refuse(page, ["categories.list", "dashboard.stats"], "forbidden", ERROR_MESSAGE.forbidden);
    await page.goto(`/admin/dashboard/products?q=${shop.mark}`);
    await expect(page.getByRole("alert").filter({ hasText: "Les catégories n’ont pas pu être chargées" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.goto("/admin/dashboard/categories");
    await expect(page.getByRole("alert").filter({ hasText: "Erreur lors du chargement des catégories" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  },
);

test("hidden slides, drafts and empty lists are accessible", { tag: "@long" }, async ({ page, shop, content }) => {
  await content.addSlide({ is_active: false });
  await content.addFeature({ is_active: false, icon: "gauge" });
  await content.addArticle();
  for (const path of ["slides", "features", "blog"]) {
    await (path === "slides"
      ? signIn(page, `/admin/dashboard/slides?q=${shop.mark}`)
      : page.goto(`/admin/dashboard/${path}?q=${shop.mark}`));
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
    await search(page, `rien${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  }
});

test("lists, forms and the dashboard are accessible on a phone", { tag: ["@phone", "@long"] }, async ({ page }) => {
  await signIn(page);
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
  for (const { path, window } of FORMS) {
    await page.goto(`/admin/dashboard/${path}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("link", { name: /^Modifier / })
      .first()
      .tap();
    await expect(editor(page, window).button("Enregistrer")).toBeVisible();
    await expectAccessible(page);
  }
});

test(
  "the palette, dialogs, the inbox, subscribers and the library are accessible on a phone",
  { tag: ["@phone", "@long"] },
  async ({ page, shop, inbox }) => {
    const product = await shop.add({ title: "Brume", images: [await shop.image(`${shop.mark}.png`, "#335577", true)] });
    const name = await inbox.add({ company: "Dar Lina", phone: "+216 20 000 000" });
    await inbox.subscribe();
    await signIn(page, `/admin/dashboard/products?q=${shop.mark}`);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: `Supprimer ${product.title}` }).tap();
    await expect(dialog.getByRole("button", { name: "Annuler" })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Annuler" }).tap();
    await page.getByRole("button", { name: "Rechercher ou agir" }).tap();
    await expect(page.getByRole("listbox", { name: "Résultats" }).getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/admin/dashboard/requests?q=${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole("link", { name }).tap();
    await expect(dialog.getByRole("radio", { name: "Nouvelle" })).toBeChecked();
    await expectAccessible(page);
    await page.goto(`/admin/dashboard/subscribers?q=${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectAccessible(page);
    await page.goto(`/admin/dashboard/media?q=${shop.mark}`);
    await expect(page.getByRole("list", { name: "Fichiers" }).getByRole("link")).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole("list", { name: "Fichiers" }).getByRole("link").tap();
    await expect(dialog.getByLabel("Texte alternatif")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/admin/dashboard/slides/new");
    await page.getByRole("button", { name: "Choisir dans la médiathèque" }).tap();
    await expect(page.getByRole("dialog", { name: "Choisir une image" }).getByRole("list", { name: "Fichiers" })).toBeVisible();
    await expectAccessible(page);
  },
);
