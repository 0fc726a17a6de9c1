import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test(
  "cards far down wait for their layout, and a visitor who jumps to them and comes back finds the same scroll position",
  { tag: "@long" },
  async ({ page }) => {
    const isArriving = () => page.evaluate(`document.documentElement.hasAttribute("data-arriving")`);
    await page.goto("/produits");
    await page.keyboard.press("End");
    await expect.poll(isArriving, "whether anything waits").toBe(false);
    const card = cards(page).last();
    await card.getByRole("link").focus();
    const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
    const before = await top();
    const title = await card.getByRole("heading").innerText();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect.poll(top).toBe(before);
    for (let times = 0; times < 5; times++) {
      await page.reload(); // what was drawn while the document was read stood elsewhere, in one of ten tries
      expect(await isArriving(), "of a page that is loaded again").toBe(false);
      await expect.poll(top).toBe(before);
    }
  },
);

test("the cards never stand without the facets above them", async ({ page }) => {
  await visit(page, "/a-propos");
  await page.evaluate(`new MutationObserver(() => {
    const areAlone = document.querySelector("#catalogue article") && !document.getElementById("facettes");
    if (areAlone) document.body.dataset.alone = "true";
  }).observe(document.body, { childList: true, subtree: true })`);
  await page.getByRole("banner").getByRole("link", { name: "Produits" }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator("#facettes")).toBeVisible();
  await expect(page.locator("[data-alone]")).toHaveCount(0);
});
