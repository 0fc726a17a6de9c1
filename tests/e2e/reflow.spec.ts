import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { everyKindOfPage } from "./public-pages.ts";

/** What stands beyond the right edge of the window; a box that scrolls by itself is meant to. */
const BEYOND = `(() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !element.closest("[hidden], dialog:not([open])"))
    .slice(0, 5)
    .map((element) => element.tagName + "." + element.className);
})()`;

/** Controls smaller than 44 px either way. A link within a sentence is as high as its line, and may be. */
const SMALL = `(() => {
  const inSentence = (element) => getComputedStyle(element).display === "inline" && element.parentElement.textContent.trim() !== element.textContent.trim();
  return [...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert], [aria-hidden=true]"))
    .map((element) => ({ element: ["radio", "checkbox"].includes(element.type) ? (element.closest("label") ?? element) : element }))
    .map(({ element }) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && box.right > 0 && (box.width < 43.5 || box.height < 43.5) && !inSentence(element))
    .map(({ element, box }) => Math.round(box.width) + "x" + Math.round(box.height) + " " + element.outerHTML.slice(0, 120));
})()`;

async function onEveryPage(page: Page, pages: string[], measure: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const address of pages) {
    await page.goto(address);
    const measured = await page.evaluate<unknown[]>(measure);
    if (measured.length > 0) found[address] = measured;
  }
  return found;
}

for (const { width, why } of [
  { width: 320, why: "on the narrowest screen" },
  { width: 640, why: "at 200 % on a small laptop" },
]) {
  test(`no page has to be scrolled sideways ${why}`, async ({ page, request, problems }) => {
    problems.expect(/status of 404/);
    await page.setViewportSize({ width, height: 640 });
    expect(await onEveryPage(page, await everyKindOfPage(request), BEYOND)).toEqual({});
  });
}

test("every control can be touched @phone", async ({ page, request, problems }) => {
  problems.expect(/status of 404/);
  expect(await onEveryPage(page, await everyKindOfPage(request), SMALL)).toEqual({});
});
