import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";
import { findFrench } from "./french-in.ts";

const ENGLISH = { title: "Mist lamp", short_description: "A soft light that comes on by itself at nightfall." };

const alternates = (page: Page) => page.locator("link[rel=alternate][hreflang]");
const canonical = (page: Page) => page.locator("link[rel=canonical]");

test("a translated product has a page in each language, and the choice of language leads from one to the other", async ({
  page,
  shop,
  baseURL,
}) => {
  const product = await shop.add({ title: "Brume" });
  const { slug } = product;
  const english = `mist-${shop.mark}`;
  await shop.translate(product, ENGLISH, { slug: english });
  await visit(page, `/produits/${slug}`);
  await expect(alternates(page)).toHaveCount(3);
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("English");
  await expect(page).toHaveURL(`${baseURL}/en/products/${english}`);
  const title = page.getByRole("heading", { level: 1, name: "Mist lamp" });
  await expect(title).toBeVisible();
  await expect(title).not.toHaveAttribute("lang");
  await expect(page.getByRole("article").getByText(ENGLISH.short_description).first()).not.toHaveAttribute("lang");
  await expect(canonical(page)).toHaveAttribute("href", `${baseURL}/en/products/${english}`);
  await visit(page, `/en/products/${slug}?tab=downloads`);
  await expect(page, "the French slug leads there").toHaveURL(`${baseURL}/en/products/${english}?tab=downloads`);
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("Français");
  await expect(page).toHaveURL(`${baseURL}/produits/${slug}?tab=downloads`);
});

test("a translation that is turned off shows French, says so, and leaves the page to its French one", async ({ page, shop, baseURL }) => {
  const product = await shop.add({ title: "Brume" });
  await shop.translate(product, ENGLISH, { slug: `mist-${shop.mark}` });
  await shop.translate(product, {}, { is_published: false });
  await visit(page, `/en/products/${product.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: product.title })).toHaveAttribute("lang", "fr");
  await expect(canonical(page)).toHaveAttribute("href", `${baseURL}/produits/${product.slug}`);
  await expect(alternates(page)).toHaveCount(0);
});

test("a changed French text leaves the translation as it is, new rows in French", async ({ page, shop }) => {
  const weight = { name: "Poids", value: "180", unit: "g" };
  const colour = { name: "Couleur", value: "Sable", unit: "" };
  const product = await shop.add({ title: "Brume", specifications: [weight] });
  const specifications = [{ name: "Weight", value: "180", unit: "g" }];
  await shop.translate(product, { ...ENGLISH, specifications }, { slug: `mist-${shop.mark}` });
  await shop.change(product, { short_description: "Autre chose.", specifications: [colour, weight] });
  await visit(page, `/en/products/mist-${shop.mark}?tab=specifications`);
  await expect(page.getByText(ENGLISH.short_description).first()).toBeVisible();
  await expect(page.getByRole("tabpanel").getByRole("row")).toHaveText([/Couleur/, /Weight/]);
});

test("a slug that was renamed leads to the new one, and one of a deleted product to the catalogue", async ({ page, shop, baseURL }) => {
  const product = await shop.add({ title: "Brume" });
  await shop.translate(product, ENGLISH, { slug: `mist-${shop.mark}` });
  await shop.translate(product, {}, { slug: `haze-${shop.mark}` });
  await visit(page, `/en/products/mist-${shop.mark}`);
  await expect(page).toHaveURL(`${baseURL}/en/products/haze-${shop.mark}`);
  await shop.remove(product);
  await visit(page, `/en/products/haze-${shop.mark}`);
  await expect(page).toHaveURL(`${baseURL}/en/products`);
});

test("no page in English has a French sentence that is not marked as French", { tag: "@long" }, async ({ request }) => {
  test.setTimeout(240_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/en\/?[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(pages.length).toBeGreaterThan(50);
  const faults: string[] = [];
  const others = [
    "/en/products?page=2",
    "/en/products?q=lamp",
    "/en/products?q=nothing",
    "/en/blog?category=savings",
    "/en/compare?produits=ampoule-e27-lueur,lampe-portable-fanal",
    "/en/my-selection",
    "/en/newsletter/thanks",
    "/en/newsletter/pending",
    "/en/nowhere",
  ];
  for (const path of [...pages, ...others]) {
    const text = await (await request.get(path)).text();
    faults.push(...findFrench(text).map((french) => `${path}: ${french.slice(0, 200)}`));
  }
  expect(faults).toEqual([]);
});

test("what falls back to French on an English page is marked as such, and only that", { tag: "@long" }, async ({ request, shop }) => {
  const specifications = [{ name: "Poids du boîtier", value: "180", unit: "g" }];
  const untold = await shop.add({ title: "Brume du soir", short_description: "Une lampe qui veille sur le jardin.", specifications });
  const foam = await shop.add({ title: "Écume" });
  await shop.translate(foam, ENGLISH, { slug: `foam-${shop.mark}` });
  const compared = `/en/compare?produits=${untold.slug},foam-${shop.mark}`;
  for (const path of [`/en/products/${untold.slug}`, `/en/products?q=${shop.mark}`, compared]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('lang="fr"');
    // The head of a page that is not translated has no place for the mark.
    expect(findFrench(html.slice(html.indexOf("<body"))), path).toEqual([]);
    expect(html, "our own words are not French").not.toMatch(/lang="fr"[^>]*>(?:<[^>]*>)*(?:Not stated|From €|Category)/);
  }
});

test("specifications that no translation tells are called as the category's attributes, figures as in English; the rest is marked as French", async ({
  page,
  shop,
}) => {
  const weight = { name: "Poids", value: "1,5", unit: "kg" };
  const specifications = [weight, { name: "Humidité", value: "50", unit: "%" }, { name: "Couleur", value: "Sable", unit: "" }];
  const { slug, category } = await shop.add({ title: "Brume", specifications });
  const other = await shop.add({ title: "Rosée", specifications: [weight] });
  await shop.describe(category, [
    { name: "Poids", name_en: "Weight", type: "number", unit: "kg" },
    { name: "Humidité", name_en: "Humidity", type: "number", unit: "%" },
  ]);
  await visit(page, `/en/products/${slug}?tab=specifications`);
  const rows = page.getByRole("tabpanel").getByRole("row");
  await expect(rows).toHaveText(["Weight1.5\u00a0kg", "Humidity50%", "CouleurSable"]);
  await expect(rows.first().locator("[lang]")).toHaveCount(0);
  await expect(rows.last().locator("[lang=fr]")).toHaveCount(2);
  await visit(page, `/en/compare?produits=${slug},${other.slug}`);
  await expect(page.getByRole("row", { name: "Weight" }).first()).toContainText("1.5\u00a0kg");
  await expect(page.getByRole("rowheader", { name: "Humidity" })).not.toHaveAttribute("lang");
  await expect(page.getByRole("rowheader", { name: "Couleur" })).toHaveAttribute("lang", "fr");
});

test("the look for French finds what is planted, and leaves what is marked", () => {
  expect(findFrench(`<p>La lampe est dans le salon.</p>`)).toHaveLength(1);
  expect(findFrench(`<img alt="Une porte avec serrure, sous la lanterne">`)).toHaveLength(1);
  expect(findFrench(`<script type="application/ld+json">{"name":"Une porte pour la maison"}</script>`)).toHaveLength(1);
  // Without a word that French alone has.
  expect(findFrench(`<h3>Détecteur thermique encastré</h3>`)).toHaveLength(1);
  expect(findFrench(`<p>Installation rapide, réglage <strong>automatique</strong></p>`)).toHaveLength(1);
  expect(findFrench(`<div lang="fr"><p lang="en">Cette lampe éclaire une terrasse</p></div>`)).toHaveLength(1);
  expect(findFrench(`<script type="application/ld+json">{"inLanguage":"fr","name":"Une porte pour la maison"}</script>`)).toEqual([]);
  expect(findFrench(`<p lang="fr">La lampe est dans le salon.</p><p>A lamp for La Marsa</p><script>le la les</script>`)).toEqual([]);
});
