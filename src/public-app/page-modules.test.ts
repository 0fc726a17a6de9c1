import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PAGE_MODULES, UNKNOWN_PAGE_MODULES } from "./page-modules.ts";

const ROUTES = join(import.meta.dirname, "routes");
const LAZY = /\(\) => import\("#public-app\/([^"]+)"\)/g;

it("the table names every lazy component of the routes, and no other module", () => {
  const sources = readdirSync(ROUTES).map((name) => readFileSync(join(ROUTES, name), "utf8"));
  const imported = sources.flatMap((source) => [...source.matchAll(LAZY)].map(([, module]) => module));
  const named = [...Object.values(PAGE_MODULES).flat(), ...UNKNOWN_PAGE_MODULES];
  expect(new Set(named)).toEqual(new Set(imported));
});
