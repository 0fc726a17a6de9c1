import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** A colour on its way to another one is measured as neither: what fades in or out has to come to its end, what moves
 *  for ever is left alone. Two frames later, what a scroll moves has been moved. */
const AT_REST = `Promise.allSettled(
  document.getAnimations()
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)
).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))`;

/** Fails with the rules that the page breaks as it stands, and where. Axe is sent once into a document, and stays there
 *  for the next look: its text is half a megabyte. */
async function expectNoViolation(page: Page, rules: RunOptions): Promise<void> {
  await page.evaluate(AT_REST);
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  // No frames: the back office's only one is a PDF, which the browser shows by itself.
  const options: RunOptions = { ...rules, resultTypes: ["violations"], iframes: false };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  const broken = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(broken, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails with what the page as it stands breaks of WCAG 2.2 AA and of best practice, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  // A sheet over the whole window hides the page behind it, with its title.
  await expect(page.locator("h1:visible, [role=dialog] h2:visible").first(), "the screen itself, not the shell it comes in").toBeVisible();
  await expectNoViolation(page, { runOnly: RULES });
}

/** Expects a screen of the administration to be accessible, in the light theme and in the dark one. The other theme has
 *  the same markup in other colours: only those are looked at again. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const setTheme = (theme: string) => page.evaluate(`document.documentElement.dataset.mantineColorScheme = "${theme}"`);
  await setTheme("dark");
  await expectNoViolation(page, { runOnly: COLOUR_RULES });
  await setTheme("light");
}
