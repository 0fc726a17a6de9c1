import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "vitest";

/** Files that may read the defaults: those of the settings themselves, and of content that is made before there are
 *  any. */
const READERS = [
  /^src\/server\/(?:platform|resources)\/settings\//,
  /^src\/server\/resources\/article\/article\.entity\.ts$/,
  /^src\/server\/resources\/product\/demo\//,
  /^src\/contracts\/shared\/brand\.ts$/,
];

const readsDefaults = (source: string) => /\bDEFAULT_SETTINGS\b/.test(source);

it("no page, mail or structured data reads the company's defaults in place of its settings", async () => {
  const readers: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] }))
    if (readsDefaults(readFileSync(file, "utf8"))) readers.push(file);
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter((file) => !READERS.some((allowed) => allowed.test(file)))).toEqual([]);
});

it("a page that reads them is found", () => {
  expect(readsDefaults(`import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";`)).toBe(true);
});
