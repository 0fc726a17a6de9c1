import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepAsFormer, keepFormer, sweepDrafts } from "../scripts/former-releases.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lumidar-releases-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the files of former releases", () => {
  /** A release as a build leaves it, whose pages have changed unless it keeps those of the release before. */
  async function release(name: string | undefined): Promise<void> {
    const [dist, draft] = [join(folder, "dist"), join(folder, "draft")];
    await mkdir(join(draft, "public/assets"), { recursive: true });
    await mkdir(join(draft, "admin/admin-assets"), { recursive: true });
    await writeFile(join(draft, `public/assets/site-${name}.js`), `site ${name}`);
    await writeFile(join(draft, `public/assets/site-${name}.js.br`), "the same, compressed");
    await writeFile(join(draft, `admin/admin-assets/frame-${name}.js`), `frame ${name}`);
    await writeFile(join(draft, "public/manifest.fr.json"), "{}");
    await (name === undefined ? keepFormer : keepAsFormer)(dist, draft);
    await rm(dist, { recursive: true, force: true });
    await rename(draft, dist);
  }

  const kept = async (age: number) => {
    const entries = await readdir(join(folder, "dist/former", String(age)), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  };
  const filesOf = (name: string) => [`frame-${name}.js`, `site-${name}.js`, `site-${name}.js.br`];

  it("are kept for two releases, and swept with the third", async () => {
    for (const name of ["one", "two", "three", "four"]) await release(name);
    expect(await kept(1)).toEqual(filesOf("three"));
    expect(await kept(2)).toEqual(filesOf("two"));
    expect(await readdir(join(folder, "dist/former"))).toEqual(["1", "2"]);
    expect(await readFile(join(folder, "dist/former/1/assets/site-three.js"), "utf8")).toBe("site three");
  });

  it("stay as they are where only the server was built anew", async () => {
    for (const name of ["one", "two", undefined]) await release(name);
    expect(await kept(1)).toEqual(filesOf("one"));
  });
});

it("what killed builds left is swept, and neither a running one's nor anything else", async () => {
  const ended = spawn(process.execPath, ["--eval", ""]);
  await once(ended, "close");
  for (const name of [`dist-${ended.pid}`, `dist-${process.pid}`, "dist-1", "chromium"]) await mkdir(join(folder, name));
  await sweepDrafts(folder);
  expect((await readdir(folder)).toSorted()).toEqual(["chromium", "dist-1", `dist-${process.pid}`].toSorted());
  await sweepDrafts(join(folder, "missing"));
});
