import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Lock, newReleases } from "./supply-chain/lock.ts";

const ROOT = join(import.meta.dirname, "..");
const WEEK_MS = 7 * 24 * 60 * 60_000;

const run = promisify(execFile);

/** Releases that may be younger, as `name@version`: to close a hole that is known. */
const allowed = new Set(process.argv.slice(2));

async function committedLock(): Promise<Lock | undefined> {
  const shown = await run("git", ["show", "HEAD:package-lock.json"], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined);
  return shown && JSON.parse(shown.stdout);
}

/** Fetches the time at which a release came out; fails where the registry does not say. */
async function fetchReleaseTime(release: string): Promise<number> {
  const at = release.lastIndexOf("@");
  const { stdout } = await run("npm", ["view", release.slice(0, at), "time", "--json"], { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 });
  const time = Date.parse(JSON.parse(stdout)[release.slice(at + 1)]);
  if (Number.isNaN(time)) throw new Error(`the registry does not say when ${release} came out`);
  return time;
}

// A stolen package is mostly found within days. Only what is new since the last commit is asked for.
const lock: Lock = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"));
const committed = await committedLock();
const added = committed ? newReleases(lock, committed) : [];
for (const release of added.filter((each) => !allowed.has(each))) {
  const days = (Date.now() - (await fetchReleaseTime(release))) / (WEEK_MS / 7);
  if (days >= 7) continue;
  console.error(`${release} came out ${Math.floor(days)} days ago: wait until it is a week old`);
  process.exitCode = 1;
}
