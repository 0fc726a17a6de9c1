import type { APIRequestContext, Page } from "@playwright/test";
import { bodyOf } from "./body-of.ts";
import { editor } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test, visit } from "./fixtures.ts";

/** Opens a product from the catalogue. */
const openCard = (page: Page, { slug }: { slug: string }) => page.getByRole("main").locator(`a[href="/produits/${slug}"]`).first().click();

type Visits = { result: { data: { views: number; requests: number } } };

/** Views of a product this month, and its requests, as its form shows them. */
const visitsOf = async (administration: APIRequestContext, id: number) =>
  (await bodyOf<Visits>(await administration.get(`/trpc/statistics.ofProduct?input=${JSON.stringify({ id })}`))).result.data;

/** The lines of the exported table that name what was searched for. */
const searchesOf = async (administration: APIRequestContext, words: string) => {
  const { result } = await bodyOf<{ result: { data: { content: string } } }>(await administration.get("/trpc/statistics.exportCsv"));
  return result.data.content.split("\r\n").filter((line) => line.includes(words));
};

test("a search is counted when it is submitted, in the catalogue and in the header, and not while it is typed", async ({
  page,
  shop,
  administration,
}) => {
  await visit(page, "/produits");
  const box = page.getByRole("searchbox", { name: "Rechercher un produit" });
  await box.fill(`${shop.mark} typed`);
  await expect(page).toHaveURL(/typed/);
  await box.fill(`${shop.mark} first`);
  await box.press("Enter");
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  const quick = page.getByRole("dialog").getByRole("combobox");
  await quick.fill(`${shop.mark} second`);
  await quick.press("Enter");
  await expect(page).toHaveURL(/second/);
  await expect.poll(() => searchesOf(administration, shop.mark)).toHaveLength(2);
  const counted = (await searchesOf(administration, shop.mark)).map((line) => line.split(";").slice(2).join(" "));
  expect(counted.toSorted()).toEqual([`${shop.mark} first 1`, `${shop.mark} second 1`]);
});

test(
  "visits by document and by navigation, and a request from the page, are shown on the dashboard and in the product’s form",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const product = await shop.add({ title: "Aurore" });
    await visit(page, `/produits/${product.slug}`);
    await visit(page, `/produits?q=${shop.mark}`);
    await openCard(page, product);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
    await expect.poll(() => visitsOf(administration, product.id)).toEqual({ views: 2, requests: 0 });

    await page.locator(`main a[href*="/contact"][href*="${product.slug}"]`).first().click();
    await page.getByLabel("Prénom").fill("Leïla");
    await page.getByLabel("Nom", { exact: true }).fill("Ben Salah");
    await page.getByRole("textbox", { name: "E-mail" }).fill(`leila@${shop.mark}.example`);
    await page.getByLabel("Message").fill(`Une villa ${shop.mark}`);
    await page.getByRole("checkbox", { name: /J’accepte/ }).check();
    await page.getByRole("button", { name: "Envoyer ma demande" }).click();
    await expect(page.getByRole("heading", { name: "Votre demande est bien arrivée" })).toBeVisible();

    await signIn(page);
    const panel = page.getByRole("region", { name: "Visites des 30 derniers jours" });
    await expect(panel.getByRole("region", { name: "D’où viennent les demandes" })).toContainText(`/produits/${product.slug}`);
    await expectAccessibleInBothThemes(page);
    const downloading = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Exporter en CSV" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^visites-.*\.csv$/);
    await panel.getByRole("link", { name: product.title }).click();
    await expect(editor(page, /Modifier le produit/).window).toContainText("Vu 2 fois ce mois, 1 demande");
  },
);

test("the page of a visitor whose browser asks for privacy tells nothing", async ({ page, shop, administration }) => {
  const product = await shop.add({ title: "Discret" });
  await page.addInitScript(`Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`);
  await page.setExtraHTTPHeaders({ "sec-gpc": "1" });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await visit(page, `/produits/${product.slug}`);
  await visit(page, `/produits?q=${shop.mark}`);
  await openCard(page, product);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  expect(await visitsOf(administration, product.id)).toEqual({ views: 0, requests: 0 });
});

test(
  "figures that cannot be read leave the dashboard and the product’s form as they are",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const product = await shop.add({ title: "Seul" });
    await page.route("**/trpc/**statistics**", (route) => route.abort());
    await signIn(page);
    await expect(page.getByRole("alert").filter({ hasText: "Les visites n’ont pas pu être chargées" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    await page.goto(`/admin/dashboard/products/${product.id}`);
    await expect(editor(page, /Modifier le produit/).field("Titre")).toHaveValue(product.title);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visit is counted as well", { tag: "@long" }, async ({ page, shop, administration }) => {
    const product = await shop.add({ title: "Simple" });
    await page.goto(`/produits?q=${shop.mark}`);
    await openCard(page, product);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
    expect(await visitsOf(administration, product.id)).toEqual({ views: 1, requests: 0 });
  });
});
