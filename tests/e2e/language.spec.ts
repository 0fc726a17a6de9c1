import { expect, expectAccessible, test, visit } from "./fixtures.ts";

test("the choice of language leads to the same page in the other language, with its search", async ({ page }) => {
  await visit(page, "/produits?category=Capteurs");
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("English");
  await expect(page).toHaveURL(/\/en\/products\?category=Capteurs$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our products");
  await expect(page.getByRole("contentinfo").getByRole("combobox", { name: "Language" })).toHaveValue("en");
});

test("English pages lead to English pages, without loading the site again, and from there to their French ones", async ({ page }) => {
  await visit(page, "/en/");
  await page.evaluate("window.isSameDocument = true");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL(/\/en\/products$/);
  await page.getByRole("searchbox").fill("blind");
  await expect(page).toHaveURL(/\/en\/products\?q=blind$/);
  await page.getByRole("link", { name: "Learn more" }).first().click();
  await expect(page).toHaveURL(/\/en\/products\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/products\?q=blind$/);
  await page.goForward();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  expect(await page.evaluate("window.isSameDocument")).toBe(true);
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("Français");
  await expect(page).toHaveURL(/:\d+\/produits\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
});

test("what is not translated is marked as French on English pages", async ({ page, shop }) => {
  await shop.add({ title: "Brume" });
  await visit(page, `/en/products?q=${shop.mark}`);
  await expect(page.locator("main article").first().getByRole("heading")).toHaveAttribute("lang", "fr");
});

test("a language that was chosen is offered later, and no visitor is sent to it by force", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("English");
  await expect(page).toHaveURL(/\/en\/$/);
  await visit(page, "/contact");
  await expect(page).toHaveURL(/\/contact$/);
  const offer = page.getByRole("complementary", { name: "This page is also available in English." });
  await expect(offer.getByRole("link", { name: "Read in English" })).toHaveAttribute("href", "/en/contact");
  const decline = offer.getByRole("button", { name: "Stay on this page" });
  await expect(decline).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expectAccessible(page);
  await decline.click();
  await expect(offer).toBeHidden();
  await visit(page, "/a-propos");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(offer).toBeHidden();
});

test("the offer of a language covers neither the end of the page nor the products to compare", { tag: "@long" }, async ({ page, shop }) => {
  const products = [await shop.add({ title: "Aube" }), await shop.add({ title: "Brise" })];
  const stored = { langue: "en", comparaison: products.map(({ slug }) => slug).join() };
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
  const offer = page.getByRole("complementary", { name: "This page is also available in English." });
  const tray = page.getByRole("complementary", { name: "Produits à comparer" });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, `/produits?q=${shop.mark}`);
    await expect(tray).toBeVisible();
    await expect(offer).toBeInViewport({ ratio: 1 });
    const boxes = [await offer.boundingBox(), await tray.boundingBox()];
    expect(boxes[0] && boxes[1] && boxes[0].y + boxes[0].height <= boxes[1].y, `over the tray at ${width} px`).toBe(true);
    await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    const choice = await page.getByRole("contentinfo").getByRole("combobox").boundingBox();
    if (!choice) throw new Error("no choice of a language");
    const at = `document.elementFromPoint(${choice.x + choice.width / 2}, ${choice.y + choice.height / 2})?.tagName`;
    expect(await page.evaluate(at), `at ${width} px`).toBe("SELECT");
  }
});

test("only the language of the page is loaded", { tag: "@long" }, async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (answer) => {
    if (new URL(answer.url()).pathname.endsWith(".js")) scripts.push(await answer.text());
  });
  await visit(page, "/en/products");
  await page.waitForLoadState("networkidle");
  const all = scripts.join("\n");
  expect(all).toContain("Clear filters");
  expect(all).not.toContain("Effacer les filtres");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the language can be chosen and the catalogue searched in English", { tag: "@long" }, async ({ page }) => {
    await page.goto("/produits");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await page.getByRole("searchbox").fill("écran");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/\/en\/products\?q=/);
    await expect(page.locator("main article").first()).toBeVisible();
  });
});
