import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { everyKindOfPage } from "./public-pages.ts";

/** Elements beyond the right edge of the window; a box that scrolls by itself is meant to be. */
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

/** Controls that lie on each other, each with the other one; what is placed over others on purpose may. */
const LAPPING = `(() => {
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync("* { content-visibility: visible !important }"); // else what is far down has a size that is guessed
  document.adoptedStyleSheets.push(laidOut);
  const isPlaced = (element) => element !== null && (["absolute", "fixed", "sticky"].includes(getComputedStyle(element).position) || isPlaced(element.parentElement));
  const boxes = [...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert], [aria-hidden=true]"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && box.height > 1 && !isPlaced(element));
  const laps = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  return boxes.flatMap(({ element, box }, index) =>
    boxes.slice(index + 1)
      .filter((other) => laps(box, other.box) && !element.contains(other.element) && !other.element.contains(element))
      .map((other) => element.outerHTML.slice(0, 90) + " / " + other.element.outerHTML.slice(0, 90)));
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
  test(`no page has to be scrolled sideways ${why}`, { tag: "@long" }, async ({ page, request, problems }) => {
    problems.expect(/status of 404/);
    await page.setViewportSize({ width, height: 640 });
    expect(await onEveryPage(page, await everyKindOfPage(request), BEYOND)).toEqual({});
  });
}

test("the header stands in one line, within the narrowest screen", { tag: "@long" }, async ({ page }) => {
  const ends = `[...document.querySelectorAll("header:first-of-type :is(a, button, summary)")]
    .filter((element) => element.checkVisibility() && !element.closest("nav"))
    .map((element) => element.getBoundingClientRect())`;
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    for (const address of ["/", "/en/"]) {
      await page.goto(address);
      const boxes = await page.evaluate<{ right: number; bottom: number }[]>(ends);
      expect(boxes.length).toBeGreaterThan(2);
      expect(Math.max(...boxes.map(({ right }) => right)), `${address} at ${width} pixels`).toBeLessThanOrEqual(width);
      expect(Math.max(...boxes.map(({ bottom }) => bottom)), `${address} at ${width} pixels`).toBeLessThanOrEqual(64);
    }
  }
});

test("every control can be touched @phone", { tag: "@long" }, async ({ page, request, problems }) => {
  problems.expect(/status of 404/);
  expect(await onEveryPage(page, await everyKindOfPage(request), SMALL)).toEqual({});
});

test("no control lies on another @phone", { tag: "@long" }, async ({ page, request, problems }) => {
  problems.expect(/status of 404/);
  expect(await onEveryPage(page, await everyKindOfPage(request), LAPPING)).toEqual({});
});

test("a word as long as its field breaks, on every kind of page", { tag: "@long" }, async ({ page, shop, content, administration }) => {
  const long = (length = 200) => "w".repeat(length);
  const { name: category } = await shop.addCategory(long(80), [long(100)]);
  await shop.describe(category, [{ name: long(60), type: "choice", choices: [long(60)], unit: "", is_filterable: true }]);
  const product = await shop.add({
    title: long(150),
    reference: long(50),
    category: long(80),
    subcategory: long(100),
    short_description: `https://exemple.tn/${long()}`,
    long_description: `${long()}\n${long(2000)}`,
    specifications: [
      { name: long(60), value: long(60), unit: "" },
      { name: long(100), value: long(), unit: long(20) },
    ],
    benefits: [{ icon: "", title: long(), description: long() }],
    downloads: [{ ...(await shop.datasheet("fiche")), name: long(), version: long(40), size: long(40) }],
    compatibility: [long()],
    manufacturer_name: long(),
    manufacturer_address: long(),
    manufacturer_contact: `https://exemple.tn/${long()}`,
    responsible_name: long(),
    responsible_address: long(),
    safety_warnings: long(),
    data_notice: long(),
    is_new: true,
    featured: true,
  });
  const other = await shop.add({
    title: long(120),
    reference: "AUTRE",
    category: long(80),
    specifications: [{ name: long(100), value: long(), unit: "" }],
  });
  await content.addSlide({ title: long(150), subtitle: long(), cta_text: long(100), order_index: 0 });
  await content.addFeature({ title: long(150), description: long() });
  const article = await content.addArticle({
    title: long(150),
    excerpt: long(),
    author: long(100),
    status: "published",
    content: `<h2>${long()}</h2><p>${long(2000)}</p><ul><li>${long()}</li></ul><blockquote><p>${long()}</p></blockquote>
      <table><tbody><tr><td>${long()}</td><td>${long()}</td></tr></tbody></table><p><a href="/contact">${long()}</a></p>`,
  });
  await administration.get("/api/products"); // what is written has been read once
  const pages = [
    "/",
    "/fonctionnalites",
    "/blog",
    `/blog/${article.slug}`,
    "/produits?sort=new",
    `/produits?category=${category}`,
    `/produits?category=${category}&view=list`,
    `/produits?q=${long()}`,
    `/produits/${product.slug}`,
    `/produits/${product.slug}?tab=specifications`,
    `/produits/${product.slug}?tab=downloads`,
    `/comparer?produits=${product.slug},${other.slug}`,
    `/ma-selection?produits=${product.slug}.2,${other.slug}`,
    `/contact?produit=${product.slug}`,
    `/contact?produits=${product.slug}.2,${other.slug}`,
  ];
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await onEveryPage(page, pages, BEYOND), `at ${width} pixels`).toEqual({});
  }
});
