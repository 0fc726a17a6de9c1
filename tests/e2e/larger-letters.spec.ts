import type { Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.ts";
import { expect, test } from "./fixtures.ts";
import { everyKindOfPage } from "./public-pages.ts";

// As the browser is set; a style sheet is no setting.
test.use({ launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, "--blink-settings=defaultFontSize=32"] } });

/** Controls of the page that scrolling downwards never brings into the window. A control in a box that scrolls sideways
 *  by itself is within reach. */
const OUT_OF_REACH = `(() => {
  const width = document.documentElement.clientWidth;
  const isScrolled = (element) => element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
  return [...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert], [aria-hidden=true]"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && box.right > 0 && (box.right > width + 1 || box.left < -1) && !isScrolled(element.parentElement))
    .map(({ element, box }) => Math.round(box.left) + "–" + Math.round(box.right) + " " + element.outerHTML.slice(0, 100));
})()`;

async function outOfReach(page: Page, pages: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of pages) {
    await page.goto(address);
    const measured = await page.evaluate<string[]>(OUT_OF_REACH);
    if (measured.length > 0) found[address] = measured;
  }
  return found;
}

for (const width of [390, 768, 1280]) {
  test(
    `letters of twice the size put no control out of reach at ${width} pixels`,
    { tag: "@long" },
    async ({ page, request, problems }) => {
      problems.expect(/status of 404/);
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      expect(await page.evaluate("getComputedStyle(document.documentElement).fontSize"), "the letters are large").toBe("34px");
      expect(await outOfReach(page, await everyKindOfPage(request))).toEqual({});
    },
  );
}

test("letters of four times the size, half of it by a style sheet, leave the header within reach", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(
    `addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%", "important"))`,
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await outOfReach(page, ["/", "/contact", "/en/"]), `at ${width} pixels`).toEqual({});
  }
});
