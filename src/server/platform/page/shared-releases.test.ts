import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listReleases, shareRelease } from "./static-files.ts";

let folder: string;
let shared: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lumidar-shared-"));
  shared = join(folder, "data/assets");
});
afterEach(() => rm(folder, { recursive: true }));

const stampOf = (name: string) => name.repeat(64);

/** Writes what a build of a release leaves. */
async function buildRelease(name: string): Promise<string> {
  const dist = join(folder, name);
  await mkdir(join(dist, "public/assets"), { recursive: true });
  await mkdir(join(dist, "admin/admin-assets"), { recursive: true });
  await writeFile(join(dist, `public/assets/site-${name}.js`), `site ${name}`);
  await writeFile(join(dist, `admin/admin-assets/frame-${name}.js`), `frame ${name}`);
  await writeFile(join(dist, "pages.stamp"), JSON.stringify({ content: stampOf(name) }));
  return dist;
}

/** Starts a release, `minutes` after the first one. */
async function start(name: string, minutes: number): Promise<void> {
  await shareRelease(await buildRelease(name), shared);
  const at = new Date(Date.now() - (60 - minutes) * 60_000);
  await utimes(join(shared, stampOf(name)), at, at);
}

it("instances of one release that start together share its files once", async () => {
  const dist = await buildRelease("a");
  await Promise.all([1, 2, 3, 4].map(() => shareRelease(dist, shared)));
  expect(await readdir(shared)).toEqual([stampOf("a")]);
  const [release = ""] = await listReleases(shared);
  expect(await readFile(join(release, "assets/site-a.js"), "utf8")).toBe("site a");
  expect(await readFile(join(release, "admin-assets/frame-a.js"), "utf8")).toBe("frame a");
});

it("the three releases that were started last stay, among them an older one that was started again", async () => {
  for (const [minutes, name] of ["a", "b", "c", "a", "d"].entries()) await start(name, minutes);
  expect((await readdir(shared)).toSorted()).toEqual(["a", "c", "d"].map(stampOf));
});

it("the draft of a killed start is swept, and not one that is being copied", async () => {
  for (const name of ["draft-left", "draft-copying"]) await mkdir(join(shared, name), { recursive: true });
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  await utimes(join(shared, "draft-left"), yesterday, yesterday);
  await start("a", 0);
  expect((await readdir(shared)).toSorted()).toEqual([stampOf("a"), "draft-copying"].toSorted());
});
