import type { Page } from "@playwright/test";
import { expect, expectDrawn, expectNoSidewaysScroll, test, visit } from "./fixtures.ts";
import type { Shop } from "./shop.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher un produit" });
const category = (page: Page) => page.getByRole("combobox", { name: "Catégorie" });
const sort = (page: Page) => page.getByRole("combobox", { name: "Trier par" });
const view = (page: Page, name: "Grille" | "Liste") => page.getByRole("radio", { name });
const count = (page: Page) => page.getByRole("status");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const clear = (page: Page) => page.getByRole("button", { name: "Effacer les filtres" });

const titles = (page: Page) => cards(page).getByRole("heading").allTextContents();
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Four products that no other journey knows: three lamps and a sensor. */
async function fourProducts(shop: Shop) {
  const lamps = { category: "Veilleuses", short_description: "Une lueur pour la nuit." };
  await shop.add({ title: "Brume", reference: "R-1", ...lamps });
  await shop.add({ title: "Aube", reference: "R-3", is_new: true, ...lamps });
  await shop.add({ title: "Clairière", reference: "R-2", ...lamps, short_description: "Éclaire les allées, de la brune à l’aurore." });
  await shop.add({ title: "Givre", reference: "R-4", category: "Sondes" });
  return { lamps: `Veilleuses ${shop.mark}`, sensors: `Sondes ${shop.mark}` };
}

test("the catalogue finds products while one types, by title, reference, category or description", async ({ page, shop }) => {
  const { lamps } = await fourProducts(shop);
  await visit(page, "/produits");
  await expect(search(page)).toHaveAttribute("placeholder", "Rechercher un produit...");

  await search(page).pressSequentially(`givre ${shop.mark}`);
  // a part of the word may find one product as well
  await expect.poll(() => parameters(page)).toEqual({ q: `givre ${shop.mark}` });
  await expect(count(page)).toHaveText("1 produit");
  await expect(cards(page)).toContainText([`Givre ${shop.mark}`]);

  await search(page).fill(`r-2 ${shop.mark}`);
  await expect(cards(page)).toContainText(["Clairière"]);
  await search(page).fill(lamps.toUpperCase());
  await expect(count(page)).toHaveText("3 produits");
  await search(page).fill("DE LA BRUNE À L’AURORE");
  await expect(cards(page)).toContainText([`Clairière ${shop.mark}`]);
  await expect(search(page)).toBeFocused();
});

test("the catalogue searches for what was typed before its script had come", { tag: "@long" }, async ({ page, shop }) => {
  await fourProducts(shop);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/produits", { waitUntil: "commit" });
  await search(page).fill(`givre ${shop.mark}`);
  release();
  await expect(count(page)).toHaveText("1 produit");
  await expect(search(page)).toHaveValue(`givre ${shop.mark}`);
  expect(parameters(page)).toEqual({ q: `givre ${shop.mark}` });
});

test("the catalogue groups products under their categories and narrows to one", async ({ page, shop }) => {
  const { lamps, sensors } = await fourProducts(shop);
  await visit(page, `/produits?q=${shop.mark}`);
  await expect(count(page)).toHaveText("4 produits");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([sensors, lamps]);
  await expect(category(page)).toHaveValue("");
  await expect(category(page).getByRole("option").first()).toHaveText("Toutes les catégories");

  await category(page).selectOption(sensors);
  await expect(count(page)).toHaveText("1 produit");
  expect(parameters(page)).toEqual({ q: shop.mark, category: sensors });
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([sensors]);
});

test("the catalogue puts products without category last, under « Autres »", { tag: "@long" }, async ({ page, shop }) => {
  const { lamps, sensors } = await fourProducts(shop);
  await shop.removeCategory(sensors);
  await visit(page, `/produits?q=${shop.mark}`);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([lamps, "Autres"]);
});

test("sorts by name, by reference and with new products first", async ({ page, shop }) => {
  const { lamps } = await fourProducts(shop);
  const inOrder = (...names: string[]) => names.map((name) => `${name} ${shop.mark}`);
  await visit(page, `/produits?category=${encodeURIComponent(lamps)}`);
  await expect(sort(page)).toHaveValue("name");
  await expect(count(page)).toHaveText("3 produits");
  expect(await titles(page)).toEqual(inOrder("Aube", "Brume", "Clairière"));

  await sort(page).selectOption("reference");
  await expect(cards(page).first()).toContainText("Brume");
  expect(await titles(page)).toEqual(inOrder("Brume", "Clairière", "Aube"));
  expect(parameters(page)).toMatchObject({ sort: "reference" });

  await sort(page).selectOption("new");
  await expect(cards(page).first()).toContainText("Aube");
  await expect(cards(page).first()).toContainText("Nouveau", { ignoreCase: true });
  expect(parameters(page)).toMatchObject({ sort: "new" });
});

test("the catalogue lays products out in three columns or as a list", { tag: "@long" }, async ({ page, shop }) => {
  const { lamps } = await fourProducts(shop);
  const columns = async () =>
    new Set(await Promise.all((await cards(page).all()).map(async (card) => Math.round((await card.boundingBox())?.x ?? 0)))).size;
  await visit(page, `/produits?category=${encodeURIComponent(lamps)}`);
  await expect(view(page, "Grille")).toBeChecked();
  await expect(cards(page)).toHaveCount(3);
  expect(await columns()).toBe(3);

  await page.getByTitle("Liste").click();
  await expect(page).toHaveURL(/view=list/);
  await expect(view(page, "Liste")).toBeChecked();
  expect(await columns()).toBe(1);
});

test("clears search and category, and keeps order and layout", { tag: "@long" }, async ({ page, shop }) => {
  const { lamps } = await fourProducts(shop);
  await visit(page, "/produits?sort=reference&view=list");
  const everything = await count(page).textContent();
  await expect(clear(page)).toBeHidden();

  await search(page).fill(shop.mark);
  await category(page).selectOption(lamps);
  await expect(count(page)).toHaveText("3 produits");
  await clear(page).click();
  await expect(count(page)).toHaveText(everything ?? "");
  expect(parameters(page)).toEqual({ sort: "reference", view: "list" });
  await expect(search(page)).toHaveValue("");
  await expect(category(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
});

test("the catalogue says that nothing was found and how to go on", { tag: "@long" }, async ({ page, shop }) => {
  await visit(page, "/produits");
  await search(page).fill(`introuvable ${shop.mark}`);
  await expect(page.getByRole("heading", { name: "Aucun produit trouvé" })).toBeVisible();
  await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
  await clear(page).click();
  await expect(page.getByRole("heading", { name: "Aucun produit trouvé" })).toBeHidden();
});

test("the catalogue keeps search, category, order and layout through a reload, a product and back", async ({ page, shop }) => {
  const { lamps } = await fourProducts(shop);
  await visit(page, "/produits");
  await search(page).fill(shop.mark);
  await category(page).selectOption(lamps);
  await sort(page).selectOption("reference");
  await page.getByTitle("Liste").click();
  const chosen = { q: shop.mark, category: lamps, sort: "reference", view: "list" };
  const expectChosen = async () => {
    await expect(count(page)).toHaveText("3 produits");
    expect(parameters(page)).toEqual(chosen);
    await expect(search(page)).toHaveValue(shop.mark);
    await expect(category(page)).toHaveValue(lamps);
    await expect(sort(page)).toHaveValue("reference");
    await expect(view(page, "Liste")).toBeChecked();
  };
  await expect(page).toHaveURL(/view=list/);
  await expectChosen();
  await page.reload();
  await expectChosen();

  await cards(page).first().getByRole("link", { name: "Pour en savoir plus" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Brume ${shop.mark}`);
  await page.goBack();
  await expectChosen();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Brume ${shop.mark}`);
});

test("the catalogue shows each product with its picture, badge, title, reference and description, and leads to it", async ({
  page,
  shop,
}) => {
  const product = await shop.add({ title: "Lanterne", is_new: true, images: [await shop.image("lanterne.png", "#b4532a", true)] });
  await visit(page, `/produits?q=${shop.mark}`);
  const card = cards(page);
  await expect(card).toHaveCount(1);
  for (const text of [product.title, product.reference, product.short_description]) await expect(card).toContainText(text);
  await expect(card).toContainText("Nouveau", { ignoreCase: true });
  await expectDrawn(card.locator("img"));

  await card.getByRole("link", { name: "Pour en savoir plus" }).click();
  await expect(page).toHaveURL(new RegExp(`/produits/${product.slug}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
});

test("the catalogue shows a stand-in where a product has no picture", { tag: "@long" }, async ({ page, shop }) => {
  await shop.add({ title: "Sans image" });
  await visit(page, `/produits?q=${shop.mark}`);
  await expectDrawn(cards(page).locator("img"));
});

test(
  "the catalogue shows the category that the address names, and keeps it, when the products come late",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { lamps } = await fourProducts(shop);
    const { slug } = await shop.add({ title: "Lanterne", category: "Veilleuses" });
    await visit(page, `/produits/${slug}`);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/trpc/**", async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole("link", { name: lamps }).click();
    await expect(page.getByText("Chargement des produits...")).toBeVisible();
    release();
    await expect(count(page)).toHaveText("4 produits");
    await expect(category(page)).toHaveValue(lamps);
    await search(page).fill("aube");
    await expect(count(page)).toHaveText("1 produit");
    expect(parameters(page)).toEqual({ q: "aube", category: lamps });
  },
);

test("a search under way does not keep one from the product that is opened meanwhile", { tag: "@long" }, async ({ page, shop }) => {
  const { lamps } = await fourProducts(shop);
  await visit(page, `/produits?category=${encodeURIComponent(lamps)}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/trpc/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).fill("aube");
  await cards(page).filter({ hasText: "Aube" }).getByRole("link").click();
  await page.clock.runFor(1_000);
  release();
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Aube ${shop.mark}`);
});

test("the catalogue says why the products could not be loaded, and tries again", { tag: "@long" }, async ({ page, problems, shop }) => {
  problems.expect(/net::ERR_FAILED|RpcFailure/);
  await fourProducts(shop);
  await visit(page, "/produits");
  await page.route("**/trpc/**", (route) => route.abort());
  await search(page).fill(shop.mark);
  await expect(page.getByText("Erreur lors du chargement des produits")).toBeVisible();
  await page.unroute("**/trpc/**");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(count(page)).toHaveText("4 produits");
});

test(
  "what is loaded stays while the line is down: the results under what failed, the page under a product that does not come",
  { tag: "@long" },
  async ({ page, problems, shop }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|RpcFailure/);
    const { sensors } = await fourProducts(shop);
    await visit(page, `/produits?q=${shop.mark}`);
    await expect(cards(page)).toHaveCount(4);
    await page.context().setOffline(true);
    await category(page).selectOption(sensors);
    await expect(page.getByText("Erreur lors du chargement des produits")).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    await page.goBack();
    await expect(count(page)).toHaveText("4 produits");

    await cards(page).filter({ hasText: "Aube" }).getByRole("link").click();
    const notice = page.getByRole("alert").filter({ hasText: "Cette page n’a pas pu être chargée" });
    await expect(notice).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    await page.context().setOffline(false);
    await notice.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Aube ${shop.mark}`);
    await expect(notice).toBeHidden();
  },
);

test("no choice leads out of the catalogue on the way back, and no letter is a step of it", { tag: "@long" }, async ({ page, shop }) => {
  const { lamps } = await fourProducts(shop);
  await visit(page, "/contact");
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Produits" }).click();
  await search(page).pressSequentially(shop.mark);
  await expect(count(page)).toHaveText("4 produits");
  await category(page).selectOption(lamps);
  await expect(count(page)).toHaveText("3 produits");
  await clear(page).click();
  await expect(page).toHaveURL(/\/produits$/);
  await page.goBack();
  await expect(count(page)).toHaveText("3 produits");
  await expect(category(page)).toHaveValue(lamps);
  await page.goBack();
  await expect(count(page)).toHaveText("4 produits");
  await expect(category(page)).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test(
  "no product without a category is out of the filter's reach, and no count is of what the search does not find",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { lamps, sensors } = await fourProducts(shop);
    await shop.removeCategory(sensors);
    await visit(page, `/produits?q=${shop.mark}`);
    const offered = category(page).getByRole("option");
    await expect(offered.filter({ hasText: lamps })).toHaveText(`${lamps} (3)`);
    await expect(offered.last()).toHaveText("Autres (1)");
    await category(page).selectOption("Autres");
    await expect(cards(page).getByRole("heading")).toHaveText([`Givre ${shop.mark}`]);
  },
);

test("no words of a visitor stand in the head for a category that does not exist", { tag: "@long" }, async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const reply = await page.goto("/produits?category=Gratuit%20ici");
  expect(reply?.status()).toBe(404);
  expect(await page.locator("head").innerHTML()).not.toContain("Gratuit");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/produits$/);
  await expect(page.getByRole("heading", { name: "Aucun produit trouvé" })).toBeVisible();

  await page.goto("/produits?q=zzzzzz");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/produits$/);
});

test("the catalogue opens and closes the filters in a sheet on a phone", { tag: "@phone" }, async ({ page, shop }) => {
  const { sensors } = await fourProducts(shop);
  await visit(page, `/produits?q=${shop.mark}`);
  const toggle = page.getByRole("button", { name: "Filtres", exact: true });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(category(page)).toBeHidden();

  await toggle.tap();
  await category(page).selectOption(sensors);
  await expect(sort(page)).toBeVisible();
  await page.getByRole("button", { name: "Voir 1 produit" }).tap();
  await expect(category(page)).toBeHidden();
  await expect(count(page)).toHaveText("1 produit");
});

test(
  "the catalogue shows the products in two columns on a phone, without scrolling sideways",
  { tag: ["@phone", "@long"] },
  async ({ page, shop }) => {
    await fourProducts(shop);
    await visit(page, `/produits?q=${shop.mark}`);
    const lefts = await Promise.all((await cards(page).all()).map(async (card) => Math.round((await card.boundingBox())?.x ?? 0)));
    expect(new Set(lefts).size).toBe(2);
    await expectNoSidewaysScroll(page);
  },
);

test("the catalogue has one, two or three columns by the width of the window alone", async ({ page }) => {
  await visit(page, "/produits");
  for (const [width, columns] of [
    [320, 1],
    [390, 2],
    [768, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = `[...document.querySelectorAll("#catalogue section > ul")].map((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length)`;
    const counts = await page.evaluate<number[]>(tracks);
    expect(counts.length).toBeGreaterThan(4);
    expect(new Set(counts), `at ${width} pixels`).toEqual(new Set([columns]));
    const widths = `[...document.querySelectorAll("#catalogue article")].map((card) => card.offsetWidth)`;
    // Cards out of sight are laid out a moment later. Columns share a width that may not divide into whole pixels.
    await expect
      .poll(async () => {
        const each = await page.evaluate<number[]>(widths);
        return Math.max(...each) - Math.min(...each);
      }, "all cards are as wide")
      .toBeLessThanOrEqual(1);
  }
});

test(
  "a picture that cannot be loaded gives way to the placeholder once, also where that cannot be loaded either",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const asked: string[] = [];
    await page.route("**/uploads/**", (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto("/produits");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const cards = await page.getByRole("article").count();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length, "its best format, and what stands in for it").toBeLessThanOrEqual(2 * cards);
  },
);
