import { editor } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { cutOff, refuse } from "./server-replies.ts";

const REPAIRS = "/admin/dashboard/repairs";

test("a broken link is found from the dashboard, mended in its form, and gone from the list", async ({ page, content }) => {
  const slide = await content.addSlide({ title: "Offre", cta_link: "/offre-perdue", alt_text: "Un salon" });
  await refuse(page, ["statistics.overview"], "too_many_requests", "Plus tard.");
  await signIn(page);
  await page.getByRole("link", { name: /points? à réparer$/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Les recherches sans résultat n’ont pas pu être chargées" })).toBeVisible();
  const links = page.getByRole("region", { name: "Liens cassés" });
  await expect(links).toContainText("/offre-perdue");
  await expectAccessibleInBothThemes(page);
  await links.getByRole("button", { name: `Ignorer : ${slide.title}, /offre-perdue` }).click();
  await expect(links.getByRole("link", { name: slide.title })).toBeHidden();
  await page.getByRole("link", { name: /points? ignorés?$/ }).click();
  await links.getByRole("button", { name: `Ne plus ignorer : ${slide.title}, /offre-perdue` }).click();
  await page.getByRole("link", { name: "Revenir à ce qui est à réparer" }).click();
  await links.getByRole("link", { name: slide.title }).click();

  const { window, field, button } = editor(page, /^Modifier le slide/);
  await window.getByText("1 point à réparer").click();
  await expect(window.getByText("Lien cassé — Lien du bouton : /offre-perdue")).toBeVisible();
  await field("Lien du bouton").fill("/contact");
  await button("Enregistrer").click();
  await expect(window.getByText("1 point à réparer")).toBeHidden();
  await page.goto(`${REPAIRS}?noun=slide`);
  await expect(page.getByRole("heading", { name: "À réparer" })).toBeVisible();
  await expect(links.getByRole("link", { name: slide.title })).toBeHidden();
});

test("a point that is ignored leaves the focus on the screen, and says where that is not undone", async ({ page, content, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  const slide = await content.addSlide({ title: "Offre", cta_link: "/offre-perdue", alt_text: "Un salon" });
  await signIn(page, `${REPAIRS}?noun=slide&kind=broken_link`);
  await page.getByRole("button", { name: `Ignorer : ${slide.title}, /offre-perdue` }).press("Enter");
  await expect(page.getByRole("link", { name: slide.title })).toBeHidden();
  await expect(page.locator(":focus")).toBeVisible();
  await cutOff(page, "repairs.ignore");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("alert")).toContainText("Il n’est pas sûr que ce soit fait");
});

test("a page that visitors miss again is redirected by one press, for phones with and without JavaScript", async ({
  page,
  shop,
  administration,
  browser,
  baseURL,
}) => {
  const product = await shop.add({ title: "Girandole" });
  const former = `/produits/${product.slug}-2024`;
  const now = `/produits/${product.slug}`;
  for (const _ of [1, 2]) {
    await page.goto(former);
    await expect(page).toHaveURL("/produits");
  }
  await signIn(page, REPAIRS);
  const missing = page.getByRole("listitem").filter({ hasText: former });
  await expect(missing).toContainText("Demandée 2 fois");
  await missing.getByRole("button", { name: `Rediriger vers ${now}` }).click();
  await expect(page.getByText(`${former} est redirigée`)).toBeVisible();
  await expect(missing).toBeHidden();

  const phone = { baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } };
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ...phone, javaScriptEnabled });
    const visitor = await context.newPage();
    await visitor.goto(`${former}?tab=specifications`);
    await expect(visitor).toHaveURL(`${now}?tab=specifications`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(product.title);
    await context.close();
  }
  const { data } = await (await administration.get(`/api/admin/redirections?q=${shop.mark}`)).json();
  await administration.delete(`/api/admin/redirections/${data[0].id}`);
});
