import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, signIn, test as base } from "./fixtures.ts";
import { PICTURES } from "./guide/pictures.ts";
import { openSite, type Site } from "./site/site.ts";

const FOLDER = join(import.meta.dirname, "../../docs/guide/pictures");

/** A site that no other journey has changed: what the pictures show is the demo content alone. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs: none
    async ({}, use) => {
      const { close, ...site } = await openSite();
      await use(site);
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test.use({ viewport: { width: 800, height: 680 }, deviceScaleFactor: 2, colorScheme: "light" });

const MONTHS = /\b(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/g;

/** Reads what a part of the screen says, without numbers, dates and names of uploads. */
async function readScreen(part: Locator): Promise<string> {
  const text = await part.ariaSnapshot();
  return `${text
    .replaceAll(/[\w-]+\.webp\b/g, "file") // those of the demo were added at one moment: their order is any
    .replaceAll(/\b[0-9a-f]{16,}\b/g, "file")
    .replaceAll(MONTHS, "mois")
    .replaceAll(/\d+/g, "0")}\n`;
}

async function takePicture(part: Locator, name: string): Promise<void> {
  const png = await part.screenshot({ animations: "disabled", caret: "hide" });
  await sharp(png)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  await writeFile(join(FOLDER, `${name}.txt`), await readScreen(part));
}

test("the pictures of the guide show the screens as they are", { tag: "@long" }, async ({ page }, { config }) => {
  await signIn(page);
  for (const [name, open] of Object.entries(PICTURES)) {
    const part = await open(page);
    await expect(part).toBeVisible();
    await expect(part.locator("[aria-busy=true]")).toHaveCount(0);
    if (config.updateSnapshots === "all") {
      await page.waitForLoadState("networkidle");
      await takePicture(part, name);
    }
    const taken = await readFile(join(FOLDER, `${name}.txt`), "utf8");
    const message = `docs/guide/pictures/${name}.webp is older than its screen: npm run guide-pictures, and look at the new one`;
    await expect.poll(() => readScreen(part), { message }).toBe(taken);
  }
});
