import type { Page, Route } from "@playwright/test";
import { expect, expectHydrated, test, visit } from "./fixtures.ts";
import { everyKindOfPage } from "./public-pages.ts";
import type { Shop } from "./shop.ts";

/** Opens a page whose scripts stay on the way until the function that is given back is called; tells which were asked
 *  for. */
async function openOnSlowLine(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/assets/*.js", async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return { asked, release };
}

async function someProducts(shop: Shop) {
  const pictures = ["#335577", "#557733", "#775533"];
  const images = await Promise.all(pictures.map((color, index) => shop.image(`${index}.png`, color, index === 0)));
  const specifications = [{ name: "Puissance", value: "8", unit: "W" }];
  const lamp = await shop.add({ title: "Aube", category: "Veilleuses", images, specifications });
  await shop.add({ title: "Brume", category: "Veilleuses" });
  await shop.add({ title: "Givre", category: "Sondes" });
  return lamp;
}

test.describe("before the script has come", () => {
  test("no box to compare unticks itself, and no choice of a category is lost", async ({ page, shop }) => {
    await someProducts(shop);
    const { release } = await openOnSlowLine(page, `/produits?q=${shop.mark}`);
    const boxes = ["Aube", "Brume"].map((title) => page.getByRole("checkbox", { name: `Comparer ${title} ${shop.mark}` }));
    for (const box of boxes) await box.check();
    await page.getByRole("combobox", { name: "Catégorie" }).selectOption(`Veilleuses ${shop.mark}`);
    release();
    await expect(page.getByRole("status").first()).toHaveText("2 produits");
    await expect(page.getByRole("complementary", { name: "Produits à comparer" }).getByRole("listitem")).toHaveCount(2);
    for (const box of boxes) await expect(box).toBeChecked();
  });

  test("a press on a card's way into the selection counts", { tag: "@long" }, async ({ page, shop }) => {
    await someProducts(shop);
    const { release } = await openOnSlowLine(page, `/produits?q=${shop.mark}`);
    await page.getByRole("button", { name: `Ajouter à ma sélection Aube ${shop.mark}` }).click();
    release();
    await expect(page.getByRole("link", { name: "Ma sélection, 1 produit" })).toBeVisible();
  });

  test(
    "what is put into the selection is in it for who leaves at once, and once for who comes back",
    { tag: "@long" },
    async ({ page, shop }) => {
      const { slug } = await someProducts(shop);
      const { release } = await openOnSlowLine(page, `/produits/${slug}`);
      const add = page.getByRole("button", { name: "Ajouter à ma sélection" });
      await add.click();
      await expect(add).toHaveAttribute("aria-busy", "true");
      await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Contact" }).click();
      await expect(page).toHaveURL(/\/contact$/);
      release();
      await expect(page.getByRole("link", { name: "Ma sélection, 1 produit" })).toBeVisible();
      await page.goBack();
      await expectHydrated(page);
      await expect(page.getByText("1 dans ma sélection")).toBeVisible();
      await expect(add).not.toHaveAttribute("aria-busy");
    },
  );

  test(
    "what is put into the selection waits for the next page where its script does not come",
    { tag: "@long" },
    async ({ page, shop, problems }) => {
      problems.expect(/ERR_FAILED/);
      const { slug } = await someProducts(shop);
      const { release } = await openOnSlowLine(page, `/produits/${slug}`);
      await page.getByRole("button", { name: "Ajouter à ma sélection" }).click();
      await page.route("**/assets/own-selection-*.js", (route) => route.abort());
      await page.goto("/a-propos", { waitUntil: "commit" });
      release();
      await expectHydrated(page);
      await page.unrouteAll();
      await page.goto("/blog");
      await expect(page.getByRole("link", { name: "Ma sélection, 1 produit" })).toBeVisible();
    },
  );

  test("Enter searches, whether the script or the dialog is on its way", { tag: "@long" }, async ({ page }) => {
    const early = await openOnSlowLine(page, "/a-propos");
    await page.getByRole("button", { name: "Rechercher", exact: true }).click();
    await page.keyboard.type("store");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/produits\?q=store$/);
    early.release();
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await visit(page, "/en/about");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/quick-search-*.js", async (route) => {
      await released;
      await route.continue().catch(() => {}); // given up meanwhile
    });
    await page.keyboard.press("/");
    await page.keyboard.type("blind");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/products\?q=blind$/);
    release();
  });

  test("a product's tabs open, and no turn of its pictures is lost", { tag: "@long" }, async ({ page, shop }) => {
    const { slug } = await someProducts(shop);
    const { release } = await openOnSlowLine(page, `/produits/${slug}`);
    await page.getByRole("tab", { name: "Spécifications techniques" }).click();
    await expect(page.getByRole("row", { name: /Puissance\s*8\sW/ })).toBeInViewport();
    for (const _ of ["second", "third"]) await page.getByRole("button", { name: "Photo suivante" }).click();
    release();
    await expect(page.getByText("3 / 3")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Spécifications techniques" })).toHaveAttribute("aria-selected", "true");
  });

  test("who has scrolled stays there, with and without a query", { tag: "@long" }, async ({ page, shop }) => {
    const { slug } = await someProducts(shop);
    for (const address of [`/produits/${slug}`, `/produits/${slug}?tab=specifications`, "/produits"]) {
      const { release } = await openOnSlowLine(page, address);
      await page.getByRole("contentinfo").waitFor();
      await page.evaluate("scrollTo(0, 300)");
      release();
      await expectHydrated(page);
      expect(await page.evaluate("scrollY")).toBe(300);
      await page.unrouteAll();
    }
  });

  test("the header does not lie unreadable over the page, and no turn of the carousel is lost", { tag: "@long" }, async ({ page }) => {
    const { release } = await openOnSlowLine(page, "/");
    await page.getByRole("button", { name: "Diapositive suivante" }).click();
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    release();
    await expect(page.locator("#diapositive-2")).toHaveAttribute("data-shown", "true");
  });

  test("the menu or the filters open on a phone, and stay open", { tag: ["@phone", "@long"] }, async ({ page }) => {
    const { release } = await openOnSlowLine(page, "/produits");
    await page.getByRole("banner").getByLabel("Menu", { exact: true }).tap();
    const menu = page.getByRole("navigation", { name: "Menu mobile" });
    await expect(menu).toBeVisible();
    release();
    await expectHydrated(page);
    await expect(menu).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });

    const early = await openOnSlowLine(page, "/produits");
    await page.getByRole("button", { name: "Filtres", exact: true }).tap();
    early.release();
    await expect(page.getByRole("combobox", { name: "Catégorie" })).toBeVisible();
  });

  test("what is typed for the search is not lost, whether the script or the dialog is on its way", async ({ page }) => {
    const early = await openOnSlowLine(page, "/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("serrure");
    early.release();
    const box = page.getByRole("combobox", { name: "Rechercher un produit" });
    await expect(box).toHaveValue("serrure");
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await visit(page, "/a-propos");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/quick-search-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.keyboard.press("/");
    await page.keyboard.type("visiofone");
    release();
    await expect(box).toHaveValue("visiofone");
    await box.press("s");
    await expect(box).toHaveValue("visiofones");
  });

  test("what is written to the company stays", { tag: "@long" }, async ({ page }) => {
    const { release } = await openOnSlowLine(page, "/contact");
    await page.getByLabel("Prénom").fill("Leïla");
    await page.getByText("Devis", { exact: true }).click();
    await page.getByRole("checkbox").check();
    release();
    await expectHydrated(page);
    await expect(page.getByLabel("Prénom")).toHaveValue("Leïla");
    await expect(page.getByRole("radio", { name: "Devis" })).toBeChecked();
    await expect(page.getByRole("checkbox")).toBeChecked();
  });
});

test("no page's script has to come before another one is asked for", { tag: "@long" }, async ({ page, request, problems }) => {
  problems.expect(/status of 404/);
  const late: Record<string, string[]> = {};
  const addresses = (await everyKindOfPage(request)).filter((address) => /^\/(?:(?:produits|blog|n-existe)[^?]*)?$/.test(address));
  for (const address of addresses) {
    const { asked, release } = await openOnSlowLine(page, address);
    await expect.poll(() => asked.filter((file) => file.includes("entry-client"))).toHaveLength(1);
    const atOnce = new Set(asked);
    release();
    await expectHydrated(page);
    // what measures a page waits for it
    const others = asked.filter((file) => !atOnce.has(file) && !file.includes("report-speed"));
    if (others.length > 0) late[address] = others;
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  expect(late).toEqual({});
});

test("scripts leave the line to the page's first picture, for a while", { tag: "@long" }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/scenes/bureau-*", async (route) => {
    await released;
    await route.continue().catch(() => {}); // given up meanwhile
  });
  const { asked, release: releaseScripts } = await openOnSlowLine(page, "/contact");
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate("new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))))");
  expect(asked).toEqual([]);
  releaseScripts();
  await expectHydrated(page); // without the picture
  release();
});

test("scripts come at once where the page's first picture does not", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route("**/scenes/bureau*", (route) => route.abort());
  const scripts = page.waitForRequest("**/assets/entry-client-*.js", { timeout: 1500 });
  await page.goto("/contact", { waitUntil: "commit" });
  await scripts;
});

/** The files that a page asks for beside its entry, the ones of every page first. */
async function filesOf(page: Page, address: string): Promise<string[]> {
  const { asked, release } = await openOnSlowLine(page, address);
  await expect.poll(() => asked.filter((file) => file.includes("entry-client"))).toHaveLength(1);
  const files = asked.filter((file) => !file.includes("entry-client"));
  release();
  await expectHydrated(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return files;
}

test(
  "a page stays as the server has made it where one of its scripts does not come",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/ERR_FAILED/);
    const { slug } = await someProducts(shop);
    for (const address of ["/contact", `/produits/${slug}`, "/produits", "/"]) {
      const files = await filesOf(page, address);
      for (const file of address === "/contact" ? files : files.slice(-1)) {
        await page.route(`**${file}`, (route) => route.abort());
        await page.goto(address);
        const title = await page.locator("h1").first().innerText();
        await expect(page.locator("html"), `${address} without ${file}`).toHaveAttribute("data-static");
        await expect(page.locator("h1").first()).toHaveText(title);
        await expect(page.getByRole("link", { name: "Rechercher", exact: true })).toBeVisible();
        await page.unrouteAll({ behavior: "ignoreErrors" });
      }
    }
  },
);

test("a script that fails once, or that a starting server refuses, is asked for again", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  problems.expect(/status of 503/);
  const file = "**/assets/contact-page-*.js";
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 503 })]) {
    await page.route(file, fail, { times: 1 });
    await visit(page, "/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parlons de votre maison");
  }
});

test(
  "a page that is on its way is shown from its top, and a visitor who turns back finds the scroll position",
  { tag: "@long" },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await someProducts(shop);
    await visit(page, `/produits?q=${shop.mark}`);
    const card = page
      .getByRole("article")
      .filter({ hasText: `Givre ${shop.mark}` })
      .getByRole("link");
    await card.scrollIntoViewIfNeeded();
    const position = await page.evaluate<number>("window.scrollY");
    expect(position).toBeGreaterThan(200);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/trpc/products.view**", async (route) => {
      await released;
      await route.continue().catch(() => {}); // given up meanwhile
    });
    await card.click();
    await expect(page.getByText("Chargement du produit")).toBeVisible();
    expect(await page.evaluate("window.scrollY")).toBe(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(() => page.evaluate("window.scrollY")).toBe(position);
    await card.click();
    await expect(page.getByText("Chargement du produit")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Givre ${shop.mark}`);
    expect(await page.evaluate("window.scrollY")).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate("window.scrollY")).toBe(position);
  },
);
