import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sweepDrafts } from "../scripts/sweep-drafts.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lumidar-releases-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("what killed builds left is swept, and neither a running one's nor anything else", async () => {
  const ended = spawn(process.execPath, ["--eval", ""]);
  await once(ended, "close");
  for (const name of [`dist-${ended.pid}`, `dist-${process.pid}`, "dist-1", "chromium"]) await mkdir(join(folder, name));
  await sweepDrafts(folder);
  expect((await readdir(folder)).toSorted()).toEqual(["chromium", "dist-1", `dist-${process.pid}`].toSorted());
  await sweepDrafts(join(folder, "missing"));
});
