import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ObjectStoreSettings } from "#server/config.ts";

/** Not a dependency: what it stands on is old, and it serves these tests only. */
const VERSION = "3.7.1";
const PLACE = join(tmpdir(), `lumidar-s3rver-${VERSION}`);
const PROGRAM = join(PLACE, "node_modules/s3rver/bin/s3rver.js");

/** Where the store of the tests of uploads listens. */
export const SHARED_PORT = 14_568;

/** The only keys that it knows. It takes any signature made with them. */
export function settingsOf(port: number): ObjectStoreSettings {
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "lumidar",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
}

/** Starts a real S3 server, on a folder that it fills; installs it the first time. */
export async function startS3rver(port: number, folder: string): Promise<{ stop: () => Promise<void> }> {
  if (!existsSync(PROGRAM)) execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", PLACE, `s3rver@${VERSION}`]);
  const options = ["-s", "-a", "127.0.0.1", "-p", String(port), "-d", folder, "--configure-bucket", "lumidar"];
  // It seals the tokens of long lists with a cipher that Node no longer has otherwise.
  const server = spawn(process.execPath, ["--openssl-legacy-provider", PROGRAM, ...options], { stdio: "ignore" });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  while (
    !(await fetch(`http://127.0.0.1:${port}/lumidar`)
      .then(() => true)
      .catch(() => false))
  )
    await pause(50);
  return {
    stop: async () => {
      server.kill("SIGKILL");
      await ended;
    },
  };
}

/** Before the tests: the store that all servers of the tests of uploads use. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lumidar-bucket-"));
  const { stop } = await startS3rver(SHARED_PORT, folder);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
