import { existsSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** How many releases before the present one have their hashed files kept, in `former/1` (the last) and `former/2`. */
const KEPT = 2;

/** Hashed files by the name of their folder in a former release, and where they stand in the present one. */
const HASHED = { assets: "public/assets", "admin-assets": "admin/admin-assets" };

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, preserveTimestamps: true });
}

/** The bundles in `dist` become the last of the former ones of `draft`, which takes their place: pages that are open meanwhile ask for their files. */
export async function keepAsFormer(dist: string, draft: string): Promise<void> {
  for (let age = 1; age < KEPT; age += 1) await copyIfThere(join(dist, `former/${age}`), join(draft, `former/${age + 1}`));
  for (const [folder, place] of Object.entries(HASHED)) await copyIfThere(join(dist, place), join(draft, "former/1", folder));
}

/** The present bundles stay, and so do those before them. */
export async function keepFormer(dist: string, draft: string): Promise<void> {
  await copyIfThere(join(dist, "former"), join(draft, "former"));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // somebody else's
  }
}

/** Removes from `cache` what builds that were killed had made. */
export async function sweepDrafts(cache: string): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : [];
  const left = names.filter((name) => /^dist-\d+$/.test(name) && !isRunning(Number(name.slice("dist-".length))));
  for (const name of left) await rm(join(cache, name), { recursive: true, force: true });
}
