import { expect, test, visit } from "./fixtures.ts";

const BROKEN = `[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length`;
/** Pictures that stand for one that could not be loaded. */
const STAND_INS = `[...document.querySelectorAll("#catalogue img")].filter(({ currentSrc }) => currentSrc.includes("placeholder")).length`;

test("pictures that failed while the line was cut come once it is back", async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/produits");
  const before = await page.evaluate(STAND_INS);
  await context.setOffline(true);
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 1200);
    await page.evaluate("new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))");
  }
  await expect.poll(() => page.evaluate(`${BROKEN} + ${STAND_INS}`)).toBeGreaterThan(0);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(BROKEN)).toBe(0);
  await expect.poll(() => page.evaluate(STAND_INS)).toBe(before);
});

test.describe("on paper", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } }); // what fades in is not yet there

  test("every picture of the catalogue is printed, also those that nobody has scrolled to", { tag: "@long" }, async ({ page }) => {
    await visit(page, "/produits");
    await page.waitForLoadState("networkidle");
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    const cards = await page.getByRole("main").getByRole("article").count();
    expect(cards).toBeGreaterThan(20);
    expect(pdf.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(cards);
  });
});
