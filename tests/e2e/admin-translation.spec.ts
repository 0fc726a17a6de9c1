import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { card, counter, editor, saveAndClose } from "./editor.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test, visit } from "./fixtures.ts";

const LIST = "/admin/dashboard/translations";

const form = (page: Page) => editor(page, /^Traduire en anglais/);
const publication = (page: Page) => page.getByRole("switch", { name: "Publier en anglais" });

test("a product is translated beside its French, published, reviewed once that changes, and turned off", async ({ page, shop }) => {
  const product = await shop.add({ title: "Brume", benefits: [{ icon: "sun", title: "Douce", description: "Le soir." }] });
  const title = `Mist lamp ${shop.mark}`;
  await signIn(page, `/admin/dashboard/products/${product.id}`);
  await page.getByRole("link", { name: /^Traduire en anglais.*À traduire$/ }).click();
  await form(page).button("Commencer la traduction").click();
  await expect(form(page).field("Titre en anglais")).toBeFocused();
  await form(page).field("Titre en anglais").fill(title);
  await publication(page).press("Space");
  await expect(publication(page)).toHaveAccessibleDescription("Gardée en brouillon : il manque la description courte, les bénéfices.");
  await form(page).button("Enregistrer").click();
  await expect(form(page).window.getByRole("status").filter({ hasText: "Traduction enregistrée. Gardée en brouillon" })).toBeVisible();
  await expect(publication(page)).not.toBeChecked();

  await form(page).field("Description courte en anglais").fill("A soft light that comes on at nightfall.");
  await form(page).field("Bénéfices 1, titre en anglais").fill("Soft");
  await form(page).button("Copier la source\u202f: Bénéfices").click();
  await expect(form(page).field("Bénéfices 1, titre en anglais")).toHaveValue("Soft");
  await expect(form(page).field("Bénéfices 1, description en anglais")).toHaveValue("Le soir.");
  await form(page).field("Bénéfices 1, description en anglais").fill("In the evening.");
  await publication(page).press("Space");
  await saveAndClose(form(page).button("Enregistrer"));
  await expect(form(page).window).toBeHidden();

  await page.goto(`${LIST}?q=${shop.mark}`);
  await expect(card(page, product.title)).toContainText(title);
  await expect(card(page, product.title)).toContainText("Publiée");
  await visit(page, `/en/products/mist-lamp-${shop.mark}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const other = await shop.add({ title: "Aube", benefits: [{ icon: "sun", title: "Douce", description: "Le soir." }] });
  await page.goto(`${LIST}/product-${other.id}-en`);
  await form(page).button("Commencer la traduction").click();
  await form(page)
    .window.getByRole("button", { name: /^Reprendre .* traduits? ailleurs$/ })
    .click();
  await expect(form(page).field("Bénéfices 1, description en anglais")).toHaveValue("In the evening.");
  await saveAndClose(form(page).button("Enregistrer"));
  await expect(form(page).window).toBeHidden();

  const benefit = { icon: "sun", title: "Très douce", description: "Le soir." };
  await shop.change(product, { short_description: "Une lumière très douce.", benefits: [benefit] });
  await page.goto(`${LIST}?q=${shop.mark}&state=outdated`);
  await card(page, product.title).getByRole("link").click();
  const short = form(page).window.getByRole("region", { name: "Description courte" });
  await expect(short.getByText("À revoir")).toBeVisible();
  await expect(short.getByRole("insertion").first()).toContainText("très");
  await form(page).button("Marquer comme fait\u202f: Description courte").click();
  await expect(short.getByText("À revoir")).toBeHidden();
  const benefits = form(page).window.getByRole("region", { name: "Bénéfices" });
  await expect(benefits.getByText("À revoir").first()).toBeVisible();
  await form(page).button("Tout marquer comme fait").click();
  await expect(benefits.getByText("À revoir")).toHaveCount(0);

  await publication(page).press("Space");
  await saveAndClose(form(page).button("Enregistrer"));
  await expect(form(page).window).toBeHidden();
  await visit(page, `/en/products/${product.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: product.title })).toHaveAttribute("lang", "fr");
});

test("a translation that is neither saved nor published is previewed as its form has it", { tag: "@long" }, async ({ page, shop }) => {
  const product = await shop.add({ title: "Brume" });
  await shop.translate(product, { title: "Mist" }, { is_published: false });
  await signIn(page, `${LIST}/product-${product.id}-en`);
  await form(page).field("Titre en anglais").fill(`Sea mist ${shop.mark}`);
  const [opened] = await Promise.all([page.waitForEvent("popup"), form(page).button("Aperçu").click()]);
  await expect(opened.getByRole("heading", { level: 1, name: `Sea mist ${shop.mark}` })).toBeVisible();
  await expect(opened.getByText("Preview – what this page shows is not saved")).toBeVisible();
  expect(new URL(opened.url()).pathname).toBe("/en/products/mist");
  await opened.close();
  await expect(form(page).field("Titre en anglais")).toHaveValue(`Sea mist ${shop.mark}`);
});

test(
  "what is typed in a translation whose record is deleted is kept, and there again once that is out of the bin",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/404 \(Not Found\)/);
    const product = await shop.add({ title: "Brume" });
    await shop.translate(product, { title: "Mist" }, { is_published: false });
    await signIn(page, `${LIST}/product-${product.id}-en`);
    await form(page).field("Titre en anglais").fill("Sea mist");
    await shop.remove(product);
    await form(page).button("Enregistrer").click();
    await expect(form(page).window.getByText("Restaurez la fiche depuis la corbeille", { exact: false })).toBeVisible();
    await expect(form(page).window.getByRole("button", { name: "Recréer" })).toHaveCount(0);
    await page.goto(`/admin/dashboard/bin`);
    await page
      .getByRole("article")
      .filter({ hasText: product.title })
      .getByRole("button", { name: /^Restaurer/ })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goto(`${LIST}/product-${product.id}-en`);
    await expect(form(page).field("Titre en anglais")).toHaveValue("Sea mist");
  },
);

test("translations go to translators as a table, and come back", { tag: "@long" }, async ({ page, shop }) => {
  const product = await shop.add({ title: "Brume" });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await expect(card(page, product.title)).toContainText("À traduire");
  const [exported] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Exporter en CSV" }).click()]);
  const table = await readFile(await exported.path(), "utf8");
  expect(table).toContain(`product;${product.id};title;${product.title};`);

  await page.getByRole("link", { name: "Importer", exact: true }).click();
  const file = (content: string) =>
    page.locator("input[type=file]").setInputFiles({ name: "traductions.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
  const check = page.getByRole("region", { name: "Vérification" });
  await file(table);
  await expect(check.getByText("0 traduction à modifier", { exact: false })).toBeVisible();
  await file(
    `${table.replace(`title;${product.title};`, `title;${product.title};Mist ${shop.mark}`)}product;999999;title;Rien;Nothing\r\n`,
  );
  await expect(check.getByText("1 traduction à modifier", { exact: false })).toBeVisible();
  await expect(check.getByText("1 ligne laissée de côté")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await check.getByRole("button", { name: "Importer les traductions" }).click();
  await expect(check.getByText("Traductions importées", { exact: false })).toBeVisible();
  await page.goto(`${LIST}?q=${shop.mark}`);
  await expect(card(page, product.title)).toContainText(`Mist ${shop.mark}`);
});

test("the dashboard leads to what is to be translated, and to what is to be reviewed", { tag: "@long" }, async ({ page, shop }) => {
  const product = await shop.add({ title: "Brume" });
  await signIn(page);
  await page.getByRole("link", { name: /traductions? à faire$/ }).click();
  await expect(page).toHaveURL(/translations\?state=missing$/);
  await expect(counter(page, "À traduire")).not.toHaveText("0");
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(shop.mark);
  await expect(card(page, product.title)).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`translations are accessible in both themes, their list and their forms (${width} px)`, { tag: "@long" }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 844 });
    const product = await shop.add({ title: "Brume", specifications: [{ name: "Poids", value: "180", unit: "g" }] });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await expect(card(page, product.title)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await card(page, product.title).getByRole("link").click();
    await expect(form(page).button("Commencer la traduction")).toBeVisible();
    await expectAccessible(page);
    await shop.translate(product, {
      title: "Mist",
      short_description: "Soft.",
      specifications: [{ name: "Weight", value: "180", unit: "g" }],
    });
    await shop.change(product, { title: `Brume claire ${shop.mark}` });
    await page.reload();
    await expect(form(page).button("Tout marquer comme fait")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.goto(`${LIST}?noun=article&state=published`);
    await page.getByRole("article").first().getByRole("link").click();
    await expect(form(page).window.getByRole("toolbar").first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}

test("a product of the demo is translated as a whole, the text of its drawing too", { tag: "@long" }, async ({ page }) => {
  await signIn(page, `${LIST}?noun=product&q=Ampoule`);
  await expect(card(page, "Ampoule E27 Lueur").first()).toContainText("Publiée");
  await expect(card(page, "Ampoule E27 Lueur").first()).not.toContainText("À traduire");
});
