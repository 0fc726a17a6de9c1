import { editor, saveAndClose } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";

test("a product's history says who changed which words by which way, and gives an old title back", async ({ page, shop }) => {
  const product = await shop.add({ title: "Lampe ancienne" });
  await shop.change(product, { title: `Lampe nouvelle ${shop.mark}` });
  await signIn(page, `/admin/dashboard/products/${product.id}`);
  const form = editor(page, /^Modifier le produit/);
  const title = form.field("Titre");
  await expect(title).toHaveValue(`Lampe nouvelle ${shop.mark}`);
  await title.fill(`Lampe du soir ${shop.mark}`);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(form.window.getByText("Produit mis à jour")).toBeVisible();
  const loads: string[] = [];
  page.on("request", (request) => loads.push(request.url()));
  await form.button("Historique").click();
  const history = page.getByRole("dialog", { name: "Historique", exact: true });
  const entries = history.locator("ol > li");
  await expect(entries).toHaveCount(3);
  expect(
    loads.some((url) => url.includes("history-dialog")),
    "the dialog loads when it is opened",
  ).toBe(true);
  await expect(entries.nth(0)).toContainText("admin · administration");
  await expect(entries.nth(1)).toContainText("admin · API");
  await expect(entries.nth(2)).toContainText("Création");
  const change = entries.nth(1).getByRole("group", { name: "Titre" });
  await expect(change.locator("del")).toContainText("ancienne");
  await expect(change.locator("ins")).toContainText("nouvelle");
  await expectAccessibleInBothThemes(page);
  await change.getByRole("button", { name: "Reprendre l’ancienne valeur" }).click();
  await expect(history).toBeHidden();
  await expect(title).toHaveValue(`Lampe ancienne ${shop.mark}`);
  await form.button("Historique").click();
  await entries.nth(1).getByRole("button", { name: "Reprendre cette version" }).click();
  await expect(title).toHaveValue(`Lampe nouvelle ${shop.mark}`);
  await form.button("Annuler\u202f: reprendre votre saisie").click();
  await expect(title).toHaveValue(`Lampe ancienne ${shop.mark}`);
  await saveAndClose(form.button("Enregistrer"));
  await expect(form.window).toBeHidden();
  await page.goto("/admin/dashboard/activity?noun=product");
  const latest = page
    .getByRole("article")
    .filter({ hasText: `Lampe ancienne ${shop.mark}` })
    .first();
  await expect(latest).toContainText("Modification · Produit");
  await expect(latest).toContainText("Titre");
});

test(
  "an administrator sees in the activity what concerned security: who signed in, from where, and what was exported",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, "/admin/dashboard/activity");
    await page.getByLabel("Élément").selectOption("Sécurité");
    await expect(page).toHaveURL(/noun=security/);
    const signedIn = page.getByRole("article").filter({ hasText: "admin" }).filter({ hasText: "Connexion" });
    await expect(signedIn.first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("Jour").fill("2001-01-01");
    await expect(page.getByText("Aucun événement trouvé")).toBeVisible();
  },
);

test(
  "the activity is narrowed to a kind, a person and a day, and leads to what was changed",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    const slide = await content.addSlide({ title: "Journal" });
    await signIn(page, "/admin/dashboard");
    await page.getByRole("link", { name: "Activité" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activité");
    const row = page.getByRole("article").filter({ hasText: `Journal ${shop.mark}` });
    await expect(row).toContainText("Création · Slide");
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("Élément").selectOption("Blog");
    await expect(row).toHaveCount(0);
    await page.getByLabel("Élément").selectOption("Slides");
    await page.getByLabel("Personne").selectOption("admin");
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/noun=slide&actor=admin|actor=admin&noun=slide/);
    await page.getByLabel("Jour").fill("2001-01-01");
    await expect(page.getByText("Aucune modification trouvée")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await row.getByRole("link", { name: `Journal ${shop.mark}` }).click();
    await expect(editor(page, /^Modifier le slide/).field("Titre")).toHaveValue(slide.title);
  },
);
