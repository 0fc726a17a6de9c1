import { bodyOf } from "./body-of.ts";
import { expect, test, visit } from "./fixtures.ts";
import { FIXED_PAGES } from "./public-pages.ts";

const MENU = ["Accueil", "Fonctionnalités", "Produits", "À propos", "Conseils", "Contact"];

test("HDR-1: every fixed address answers with one whole page", async ({ page, baseURL }) => {
  for (const route of FIXED_PAGES) {
    const reply = await page.goto(route);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole("banner").getByRole("link", { name: "CONNEXION" })).toHaveAttribute("href", /^https:\/\//);
    await expect(page.locator("meta[name=keywords]")).toHaveAttribute("content", /\S, \S/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${route}`);
    await page.waitForLoadState("networkidle");
  }
});

test("an article is a page of its own", async ({ page, request }) => {
  const [article] = await bodyOf<{ slug: string; title: string }[]>(await request.get("/api/blogs"));
  const reply = await page.goto(`/blog/${article?.slug}`);
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
});

for (const address of ["/n-existe-pas", "/blog/n-existe-pas"]) {
  test(`${address} says that there is no such page, and leads on`, async ({ page, problems }) => {
    problems.expect(/status of 404/);
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await page.getByRole("main").getByRole("link", { name: "Revenir à l’accueil" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("an unknown address gets the very page of another one, in its language", async ({ request }) => {
  for (const base of ["", "/en"]) {
    const replies = await Promise.all([`${base}/nulle-part`, `${base}/ailleurs/encore?q=1`].map((address) => request.get(address)));
    const [one, other] = await Promise.all(replies.map((reply) => reply.text()));
    expect(replies.map((reply) => reply.status())).toEqual([404, 404]);
    expect(other).toBe(one);
  }
});

test("the menu leads to every page, from its top, without loading the site again", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate("window.isSameDocument = true");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByRole("link")).toHaveText(MENU);
  for (const name of MENU.slice(1)) {
    await page.mouse.wheel(0, 600);
    await menu.getByRole("link", { name }).click();
    await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => page.evaluate("window.scrollY")).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(await page.evaluate("window.isSameDocument")).toBe(true);
});

test("the footer leads to the company's and the legal pages, to a demo and to the company itself", async ({ page }) => {
  await visit(page, "/cookies");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Mentions légales", "Conditions d’utilisation", "Confidentialité", "Cookies", "À propos", "Conseils"]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
  await expect(footer.locator("a[href^='mailto:']")).toBeVisible();
  await expect(footer.locator("a[href^='tel:']")).toBeVisible();
  const languages = footer.getByRole("combobox", { name: "Langue" });
  await expect(languages.getByRole("option")).toHaveText(["Français", "English"]);
  await expect(languages).toHaveValue("fr");
  await footer.getByRole("link", { name: "Mentions légales" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mentions légales");
  await footer.getByRole("link", { name: "Demander une démo" }).click();
  await expect(page).toHaveURL(/\/contact/);
});

test("the skip link is the first thing the keyboard meets, and leads past the header", async ({ page }) => {
  await visit(page, "/produits");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the header turns white, with a shadow, once one has scrolled more than 50 pixels", async ({ page }) => {
  await visit(page, "/produits");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("position", "fixed");
  await expect(header).toHaveCSS("box-shadow", "none");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate("window.scrollTo({ top: 50, behavior: 'instant' })");
  await expect(header).toHaveCSS("box-shadow", "none");

  await page.evaluate("window.scrollTo({ top: 51, behavior: 'instant' })");
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.evaluate("window.scrollTo({ top: 0, behavior: 'instant' })");
  await expect(header).toHaveCSS("box-shadow", "none");
});

test("the menu of a phone opens, and closes when one of its links is followed", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/");
  const menu = page.getByRole("navigation", { name: "Menu mobile" });
  const burger = page.getByRole("banner").getByLabel("Menu", { exact: true });
  await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeHidden();
  await expect(menu).toBeHidden();
  await burger.tap();
  const ways = ["Demander une démo", "CONNEXION", "+216 73 000 100".replaceAll(" ", "\u00a0"), "English"];
  await expect(menu.getByRole("link")).toHaveText([...MENU, ...ways]);
  await menu.getByRole("link", { name: "À propos" }).tap();
  await expect(page).toHaveURL(/\/a-propos$/);
  await expect(menu).toBeHidden();

  await burger.tap();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
});
