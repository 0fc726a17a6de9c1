import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Widths, in em, from which the layout changes: larger letters get the layout of a narrower window. `tokens.css` says
 *  what each is for. */
const BREAKPOINTS = [37.5, 48, 56.25, 64, 80];
/** No layout: from there on the content grows no more, which only the `sizes` of pictures need to know. */
const FULL_CONTENT = "(min-width: 1680px)";

/** Lists the media queries of a file for widths that are not in the closed list. */
function listUnknownWidths(text: string): string[] {
  const queries = [...text.matchAll(/\((min|max)-width: ?([^)]*)\)/g)];
  const known = BREAKPOINTS.flatMap((width) => [`(min-width: ${width}em)`, `(max-width: ${width - 0.01}em)`]);
  return queries.map(([query]) => query).filter((query) => ![...known, FULL_CONTENT].includes(query));
}

test("every width that the layout depends on is in the closed list", () => {
  const files = globSync("**/*.{css,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => listUnknownWidths(readFileSync(join(ROOT, file), "utf8")).map((query) => `${file}: ${query}`));
  expect(found).toEqual([]);
});

test("another width is refused, and so is one written in another unit", () => {
  expect(listUnknownWidths("@media (min-width: 800px) {} @media (max-width: 64em) {} @media (min-width: 1024px) {}")).toHaveLength(3);
  expect(listUnknownWidths("@media screen and (min-width: 37.5em) and (max-width: 63.99em) {}")).toEqual([]);
});
