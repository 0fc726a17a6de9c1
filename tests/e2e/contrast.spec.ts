import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectDrawn, test, visit } from "./fixtures.ts";

/** Least contrast that WCAG 2.2 demands of text that is not large (1.4.3); it holds here for all words on a picture. */
const CONTRAST_MIN = 4.5;

/** The pages that open with a scene of their own. */
/** The picture behind the title of a page, of one made of sections too. */
const OPENING_PICTURE = "main > header img, main > article > header img";
const OPENED_BY_A_SCENE = ["/fonctionnalites", "/produits", "/a-propos", "/blog", "/contact"];

type Line = { text: string; color: string; x: number; y: number; width: number; height: number };

/** The lines of text that are seen over the carousel or over a page's opening, each with its colour. */
const LINES = `[...document.querySelectorAll("header a, main > header :is(h1, p), main > article > header :is(h1, p), section[aria-roledescription] :is(h1, h2, p)")].flatMap((element) => {
  if (!element.checkVisibility({ visibilityProperty: true })) return [];
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(({ x, y, width, height }) =>
      ({ text: text.data, color: getComputedStyle(element).color, x, y, width, height }));
  });
}).filter(({ width, height }) => width > 4 && height > 4)`;

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 10.31475 ? part / 3294.6 : Math.pow((part / 255 + 0.055) / 1.055, 2.4),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The least contrast of each line with any one pixel behind it. */
async function worstContrasts(page: Page): Promise<{ text: string; contrast: number }[]> {
  const lines: Line[] = await page.evaluate(LINES);
  const hidden = await page.addStyleTag({
    content: "header *, main * { color: transparent !important } header a::after { display: none }",
  });
  const { data, info } = await sharp(await page.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await hidden.evaluate((style: { remove: () => void }) => style.remove());
  return lines.map(({ text, color, ...box }) => {
    const ink = luminance([...color.matchAll(/\d+/g)].map(([part]) => Number(part)));
    let worst = Number.POSITIVE_INFINITY;
    const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
    for (let y = top; y < Math.min(info.height, box.y + box.height); y++)
      for (let x = left; x < Math.min(info.width, box.x + box.width); x++) {
        const at = (y * info.width + x) * 3;
        worst = Math.min(worst, contrast(ink, luminance([...data.subarray(at, at + 3)])));
      }
    return { text, contrast: worst };
  });
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [width, height, home, choice] of [
  [390, 844, "/", "Choisir une diapositive"],
  [1024, 768, "/", "Choisir une diapositive"],
  [1280, 800, "/", "Choisir une diapositive"],
  [390, 844, "/en/", "Choose a slide"],
] as const) {
  test(`no word on the carousel's pictures of ${home} is hard to read at ${width} pixels`, { tag: "@long" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, home);
    const marks = page.getByRole("group", { name: choice }).getByRole("button");
    const faint: string[] = [];
    for (const [index, mark] of (await marks.all()).entries()) {
      await mark.click();
      await expectDrawn(page.locator(`#diapositive-${index + 1} img`));
      await page.mouse.move(0, 0);
      for (const { text, contrast } of await worstContrasts(page))
        if (contrast < CONTRAST_MIN) faint.push(`slide ${index + 1}: ${contrast.toFixed(2)} « ${text} »`);
    }
    expect(faint).toEqual([]);
  });
}

for (const [width, height, base] of [
  [390, 844, ""],
  [768, 1024, ""],
  [1280, 800, ""],
  [1680, 1050, ""],
  [1280, 800, "/en"], // the same pictures under other words
] as const) {
  test(
    `no word on the scene that opens a page of ${base || "/"} is hard to read at ${width} pixels`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const faint: string[] = [];
      for (const path of OPENED_BY_A_SCENE) {
        await visit(page, base + path);
        await expectDrawn(page.locator(OPENING_PICTURE));
        await page.mouse.move(0, 0);
        const measured = await worstContrasts(page);
        expect(measured.length, `${path}: title, sentence and menu`).toBeGreaterThan(2);
        for (const { text, contrast } of measured)
          if (contrast < CONTRAST_MIN) faint.push(`${base}${path}: ${contrast.toFixed(2)} « ${text} »`);
      }
      expect(faint).toEqual([]);
    },
  );
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(
    `no word on an opening or a slide is hard to read at ${width} pixels, however bright its picture`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const white = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#fff" } })
        .webp()
        .toBuffer();
      await page.route(/\/(scenes|uploads)\//, (route) => route.fulfill({ contentType: "image/webp", body: white }));
      const faint: string[] = [];
      for (const [path, picture] of [
        ["/", "#diapositive-1 img"],
        ["/fonctionnalites", OPENING_PICTURE],
      ] as const) {
        await visit(page, path);
        await expectDrawn(page.locator(picture));
        await page.mouse.move(0, 0);
        for (const { text, contrast } of await worstContrasts(page))
          if (contrast < CONTRAST_MIN) faint.push(`${path}: ${contrast.toFixed(2)} « ${text} »`);
      }
      expect(faint).toEqual([]);
    },
  );
}
