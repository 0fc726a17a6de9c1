import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
/** Folder that bundles are built into. */
export const DIST = join(ROOT, "dist");

const BY_EVERY_PART = ["src/contracts", "vite.config.ts", "package.json", "package-lock.json"];

/** Sources of each part that is built: a change of the server builds no pages. */
const SOURCES = {
  pages: [
    ...BY_EVERY_PART,
    "src/public-app",
    "src/admin-app",
    "docs/guide",
    "scripts/build.ts",
    "scripts/guide",
    "scripts/inline-scripts.ts",
  ],
  server: [...BY_EVERY_PART, "src/server", "scripts/keeping-folders.ts"],
};

export type Part = keyof typeof SOURCES;
export const PARTS: Part[] = ["pages", "server"];

/** The files of these paths, in an order that is always the same; no tests, from which nothing is built. Synchronous:
 *  that takes a third of the time. */
function filesOf(paths: string[]): string[] {
  const listFiles = (path: string) => {
    if (statSync(join(ROOT, path)).isFile()) return [path];
    const entries = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
  };
  return paths
    .flatMap(listFiles)
    .filter((path) => !/\.test\.tsx?$|\/testing\/|\/\./.test(path)) // hidden ones are what a test plants for a moment
    .toSorted();
}

/** Fingerprints of a part's sources: `content` of their text, `quick` of their sizes and times of change. The quick one
 *  takes a tenth of the time, but differs in a copy of the same sources. */
export type Stamp = { content: string; quick: string };

function contentOf(part: Part): string {
  const hash = createHash("sha256");
  for (const path of filesOf(SOURCES[part])) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}

function quickOf(part: Part): string {
  const hash = createHash("sha256");
  for (const path of filesOf(SOURCES[part])) {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Computes the stamp of the present sources. `quick` is read first: a change meanwhile is seen the next time. */
export function stampOf(part: Part): Stamp {
  return { quick: quickOf(part), content: contentOf(part) };
}

const fileOf = (part: Part) => `${part}.stamp`;

/** The stamp that the bundles of a part were built with; undefined where they never were. */
function builtStamp(part: Part): Partial<Stamp> | undefined {
  try {
    return JSON.parse(readFileSync(join(DIST, fileOf(part)), "utf8"));
  } catch {
    return undefined;
  }
}

/** Stores in `folder` from which sources a part was built: those before the build, so that a change during it is built
 *  again. */
export function writeStamp(part: Part, stamp: Stamp, folder = DIST): void {
  writeFileSync(join(folder, fileOf(part)), JSON.stringify(stamp));
}

/** Whether the bundles of this part are not those of the present sources. */
export function isStale(part: Part): boolean {
  const built = builtStamp(part);
  if (built?.quick === quickOf(part)) return false;
  const now = stampOf(part);
  if (built?.content !== now.content) return true;
  try {
    writeStamp(part, now);
  } catch {
    // Where nothing may be written, the sources are read at each start.
  }
  return false;
}
