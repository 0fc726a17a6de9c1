import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loginReplySchema } from "#contracts/session/session.ts";
import { runServer } from "#server/testing/running-server.ts";
import { untilIdle } from "../measuring.ts";
import { memoryOf, type Target } from "./measure.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Memory settings of the systemd unit and the image. */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=512" };
const ADMINISTRATOR = { username: "admin", password: "un mot de passe de mesure" };

/** Pause between two requests for readiness, in milliseconds. */
const ASK_MS = 10;
/** Pause before a server's memory at rest is read. */
const REST_MS = 2_000;

/** A server with a catalogue of its own. */
export type Served = Target & { name: string; startS: number; idleMB: number; token: string; stop: () => Promise<void> };

async function run(
  command: string,
  words: string[],
  { cwd = ROOT, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const [code] = await once(
    spawn(command, words, { cwd, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...env } }),
    "close",
  );
  if (code !== 0) throw new Error(`${command} ${words.join(" ")}: ended with ${code}`);
}

const readLock = (root: string) => readFile(join(root, "package-lock.json"), "utf8");

/** Checks out the sources of a commit beside ours, and builds them with its packages. */
export async function checkOut(commit: string): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), "lumidar-against-"));
  await run("git", ["worktree", "add", "--detach", "--force", root, commit]);
  if ((await readLock(root)) === (await readLock(ROOT))) await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  else await run("npm", ["ci", "--prefer-offline"], { cwd: root });
  await run(process.execPath, ["scripts/build.ts"], { cwd: root });
  return { root, remove: () => run("git", ["worktree", "remove", "--force", root]) };
}

async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await pause(ASK_MS);
}

/** Seeds a database with the demo content and so many products, and starts a server on it. A script, where one is
 *  named, fills it further. The second start is the one that is timed, to `/readyz`. Where `BENCH_DATA` names a folder,
 *  the databases stay there and are used again. */
export async function serve(name: string, products: string, root = ROOT, filling?: string): Promise<Served> {
  const kept = process.env.BENCH_DATA && join(process.env.BENCH_DATA, name);
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), "lumidar-bench-")));
  const environment = {
    ...MEMORY_SETTINGS,
    DATA_DIR: dataDir,
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  if (!existsSync(join(dataDir, "postgres"))) {
    for (const words of [["seed"], ["seed", "--products", products]])
      await run(process.execPath, ["scripts/db.ts", ...words], { cwd: root, env: environment });
    if (filling) await run(process.execPath, [filling, products], { env: environment });
  }
  const first = runServer(environment, root); // makes what every later start finds
  await untilReady(await first.ready);
  await untilIdle(first.process.pid);
  first.process.kill("SIGTERM");
  await first.ended;

  const startedAt = performance.now();
  const server = runServer(environment, root);
  const url = await server.ready;
  await untilReady(url);
  const startS = (performance.now() - startedAt) / 1000;
  await pause(REST_MS);
  const { pid } = server.process;
  const idleMB = await memoryOf(pid);
  const reply = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const { token } = loginReplySchema.parse(await reply.json());
  const stop = async () => {
    server.process.kill("SIGTERM");
    await server.ended;
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  };
  return { name, url, pid, startS, idleMB, token, stop };
}
