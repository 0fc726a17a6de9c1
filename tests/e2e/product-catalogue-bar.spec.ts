import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher un produit" });
const lastCard = (page: Page) => page.locator("#catalogue article").last();
const topOf = async (page: Page, selector: string) => Math.round((await page.locator(selector).first().boundingBox())?.y ?? Number.NaN);

/** Finds the element that covers the focused one, if any, at five of its points. */
const COVERED = `(() => {
  const focused = document.activeElement;
  const shown = focused.closest("label") ?? focused; // a box that is drawn by its label
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [[x, y], [x, top + 2], [x, bottom - 2], [left + 2, y], [right - 2, y]];
  const isOurs = (hit) => hit && (shown.contains(hit) || hit.contains(shown));
  const isHidden = points.every(([atX, atY]) => !isOurs(document.elementFromPoint(atX, atY)));
  return isHidden && focused !== document.body ? focused.outerHTML.slice(0, 120) : null;
})()`;

async function tabThrough(page: Page, key: "Tab" | "Shift+Tab", times: number) {
  const covered: string[] = [];
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate<string | null>(COVERED);
    if (found) covered.push(found);
  }
  expect(covered, `hidden while focused, by ${key}`).toEqual([]);
}

test("search, category, order and view stay in sight while one scrolls through the catalogue", async ({ page }) => {
  await visit(page, "/produits");
  await expect(page.locator("html"), "every card has its true height").not.toHaveAttribute("data-arriving");
  await lastCard(page).scrollIntoViewIfNeeded();
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Trier par")).toBeInViewport({ ratio: 1 });
  const scrolled = await page.evaluate<number>("scrollY");
  await search(page).focus();
  expect(Math.abs((await page.evaluate<number>("scrollY")) - scrolled), "the focus moves nothing").toBeLessThan(8);
  await search(page).fill("variateur");
  await expect(page.locator("#catalogue article").first()).toContainText(/variateur/i);
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#catalogue article h4, #catalogue article a").first(), "what was found is in sight").toBeInViewport();
});

test(
  "what is searched for from far down is in sight while it is long in coming, and when it has come",
  { tag: "@long" },
  async ({ page }) => {
    const loading = page.locator("#catalogue").getByText("Chargement des produits...", { exact: true });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await visit(page, "/produits");
    await page.route("**/products.catalogue*", async (route) => {
      await released;
      await route.continue();
    });
    await lastCard(page).scrollIntoViewIfNeeded();
    await search(page).fill("variateur");
    await expect(loading).toBeInViewport();
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    release();
    await expect(page.locator("#catalogue article").first()).toContainText(/variateur/i);
    await expect(search(page)).toBeInViewport({ ratio: 1 });
  },
);

test("nothing that has the focus is hidden beneath the bar, forwards and backwards", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/produits");
  await page.locator("#catalogue article a").nth(20).focus();
  await tabThrough(page, "Tab", 20);
  await tabThrough(page, "Shift+Tab", 45);
});

test("on a phone the filters stay in sight, and open where one is @phone", async ({ page }) => {
  await visit(page, "/produits");
  const filters = page.getByRole("button", { name: "Filtres", exact: true });
  await lastCard(page).scrollIntoViewIfNeeded();
  await expect(filters).toBeInViewport({ ratio: 1 });
  expect(await topOf(page, "#catalogue article"), "the page is scrolled").toBeLessThan(-500);
  await filters.tap();
  await expect(page.getByLabel("Trier par")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Trier par")).toBeHidden();
  await expect(lastCard(page), "the page stays where it was").toBeInViewport();
  await page.locator("#catalogue article a").nth(20).focus();
  await tabThrough(page, "Shift+Tab", 45);
  await search(page).focus();
  await expect.poll(() => page.evaluate(COVERED)).toBeNull();
});
