import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures.ts";

/** A URL without a place to break, as people paste it into any field. */
const WIDE = `https://exemple.com/${"a".repeat(90)}`;

/** Names what is wider than the screen: the page itself, or a dialog's content. */
const overflowing = (page: Page) =>
  page.evaluate<string[]>(`[document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] form, main article")]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 || (element === document.documentElement && element.scrollWidth > innerWidth + 1))
    .map((element) => element.tagName + " " + (element.getAttribute("aria-label") || element.textContent || "").slice(0, 40))`);

test("unbroken words widen no list, form or deletion dialog of the back office", { tag: "@long" }, async ({ page, shop, content }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const product = await shop.add({ title: WIDE, short_description: WIDE, reference: WIDE.slice(0, 50) });
  const category = await shop.addCategory("a".repeat(90), ["b".repeat(90)]);
  const slide = await content.addSlide({ title: WIDE, subtitle: WIDE });
  const article = await content.addArticle({ title: WIDE, excerpt: WIDE, content: `<p>${WIDE}</p>` });
  const feature = await content.addFeature({ title: WIDE, description: WIDE });
  await signIn(page);
  const lists = { products: product.id, categories: category.id, slides: slide.id, blog: article.id, features: feature.id };
  const wide: string[] = [];
  for (const [list, id] of Object.entries(lists)) {
    await page.goto(`/admin/dashboard/${list}?q=${shop.mark}`);
    await page
      .getByRole("button", { name: /^Supprimer / })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    wide.push(...(await overflowing(page)).map((name) => `${list}: ${name}`));
    await page.goto(`/admin/dashboard/${list}/${id}`);
    await expect(page.getByRole("dialog").locator("input").first()).toBeVisible();
    wide.push(...(await overflowing(page)).map((name) => `${list} form: ${name}`));
  }
  await page.goto("/admin/dashboard/activity");
  await expect(page.getByRole("article").first()).toBeVisible();
  wide.push(...(await overflowing(page)).map((name) => `activity: ${name}`));
  expect(wide).toEqual([]);
});
