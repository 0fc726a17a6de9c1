import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepOwnAssets, takeFormerAssets } from "../scripts/former-assets.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lumidar-releases-"));
});
afterEach(() => rm(root, { recursive: true }));

/** A release with these files of visitors, built where `former` stood. */
async function release(name: string, files: string[], former: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, "public/assets"), { recursive: true });
  await mkdir(join(folder, "admin/admin-assets"), { recursive: true });
  for (const file of files) await writeFile(join(folder, "public/assets", file), name);
  await writeFile(join(folder, "admin/admin-assets", `screen-${name}.js`), name);
  await takeFormerAssets(former, folder);
  return folder;
}

const listServed = async (folder: string) => (await readdir(join(folder, "public/assets"))).toSorted();

it("the files of a page stay for one release after its own, and no longer", async () => {
  const first = await release("1", ["site-a.js", "shared.js"], join(root, "none"));
  expect(await listServed(first)).toEqual(["shared.js", "site-a.js"]);
  const second = await release("2", ["site-b.js", "shared.js"], first);
  expect(await listServed(second)).toEqual(["shared.js", "site-a.js", "site-b.js"]);
  expect(await readdir(join(second, "admin/admin-assets"))).toEqual(["screen-1.js", "screen-2.js"]);
  const third = await release("3", ["site-c.js"], second);
  expect(await listServed(third)).toEqual(["shared.js", "site-b.js", "site-c.js"]);
});

it("a build that changes the server only counts as no release for them", async () => {
  const first = await release("1", ["site-a.js"], join(root, "none"));
  const second = await release("2", ["site-b.js"], first);
  const same = join(root, "same");
  for (const folder of ["public", "admin"]) await cp(join(second, folder), join(same, folder), { recursive: true });
  await keepOwnAssets(second, same);
  const third = await release("3", ["site-c.js"], same);
  expect(await listServed(third)).toEqual(["site-b.js", "site-c.js"]);
});
