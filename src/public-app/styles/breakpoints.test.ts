import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The widths, in CSS pixels, from which a page is laid out in another way; `tokens.css` says what each is for. The last one is no layout: from
 *  there on the content grows no more, which only the `sizes` of pictures need to know. */
const BREAKPOINTS = [600, 768, 900, 1024, 1280];
const FULL_CONTENT = 1680;

/** What a file asks of the window's width and the closed list does not hold. */
function unknownWidths(text: string): string[] {
  const queries = [...text.matchAll(/\((min|max)-width: ?([^)]*)\)/g)];
  const known = [...BREAKPOINTS, FULL_CONTENT].flatMap((width) => [`(min-width: ${width}px)`, `(max-width: ${width - 1}px)`]);
  return queries.map(([query]) => query).filter((query) => !known.includes(query));
}

test("every width that the layout depends on is in the closed list", () => {
  const files = globSync("**/*.{css,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => unknownWidths(readFileSync(join(ROOT, file), "utf8")).map((query) => `${file}: ${query}`));
  expect(found).toEqual([]);
});

test("another width is refused, and so is one written in another unit", () => {
  expect(unknownWidths("@media (min-width: 800px) {} @media (max-width: 1024px) {} @media (min-width: 40em) {}")).toHaveLength(3);
  expect(unknownWidths("@media screen and (min-width: 600px) and (max-width: 1023px) {}")).toEqual([]);
});
