import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type * as Scripts from "../scripts/staleness.ts";

/** Sources of both parts. */
const FILES = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "scripts/build.ts",
  "scripts/inline-scripts.ts",
  "scripts/keeping-folders.ts",
  "src/contracts/shared.ts",
  "src/public-app/page.ts",
  "src/admin-app/screen.ts",
  "src/server/main.ts",
  "docs/guide/premiers-pas.md",
  "scripts/guide/parse-page.ts",
];

describe("the bundles", () => {
  const trees: string[] = [];
  let tree: string;
  let staleness: typeof Scripts;

  /** A tree of its own, with nothing but sources. */
  beforeEach(async () => {
    tree = await mkdtemp(join(tmpdir(), "lumidar-staleness-"));
    trees.push(tree);
    for (const path of FILES) await write(path, `${path} as it was`);
    await cp(join(import.meta.dirname, "../scripts/staleness.ts"), join(tree, "scripts/staleness.ts"));
    staleness = await import(pathToFileURL(join(tree, "scripts/staleness.ts")).href);
  });
  afterAll(() => Promise.all(trees.map((each) => rm(each, { recursive: true }))));

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }

  /** Builds what is stale, as far as this is about; `meanwhile` happens during the build. */
  async function build(meanwhile?: () => Promise<void>): Promise<void> {
    const stamps = staleness.PARTS.map((part) => [part, staleness.stampOf(part)] as const);
    await meanwhile?.();
    await mkdir(join(tree, "dist"), { recursive: true });
    for (const [part, stamp] of stamps) staleness.writeStamp(part, stamp);
  }

  const stale = () => staleness.PARTS.filter(staleness.isStale);

  it("bundles are stale until they are built", async () => {
    expect(stale()).toEqual(["pages", "server"]);
    await build();
    expect(stale()).toEqual([]);
  });

  it("each part is stale by itself: a change of the server builds no pages", async () => {
    await build();
    await write("src/server/main.ts", "another server");
    expect(stale()).toEqual(["server"]);
    await write("src/public-app/page.ts", "another page");
    expect(stale()).toEqual(["pages", "server"]);
    await build();
    await write("src/contracts/shared.ts", "another contract");
    expect(stale()).toEqual(["pages", "server"]);
  });

  it("a new source makes its part stale, and a new test does not", async () => {
    await build();
    await write("src/server/main.test.ts", "a test");
    await write("src/server/testing/help.ts", "what helps tests");
    expect(stale()).toEqual([]);
    await write("src/server/added.ts", "a source");
    expect(stale()).toEqual(["server"]);
  });

  it("bundles are fresh in a copy of their sources with other times, and the next check is quick", async () => {
    await build();
    const before = await readFile(join(tree, "dist/server.stamp"), "utf8");
    await utimes(join(tree, "src/server/main.ts"), new Date(0), new Date(0));
    expect(stale()).toEqual([]);
    expect(await readFile(join(tree, "dist/server.stamp"), "utf8")).not.toBe(before);
  });

  it("a part is stale when a source changed during its build", async () => {
    await build(() => write("src/server/main.ts", "a change during the build"));
    expect(stale()).toEqual(["server"]);
  });
});
