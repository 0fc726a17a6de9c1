import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createOrm } from "#server/orm.ts";
import { stopOrphan } from "../embedded/orphan.ts";

const PROGRAM = fileURLToPath(new URL("run-embedded-postgres.ts", import.meta.url));

/** Refuses user namespaces to the program that follows, as Docker does, while it stays root with all its powers. */
const WITHOUT_USER_NAMESPACES = [
  "unshare",
  "--user",
  "--keep-caps",
  "/bin/sh",
  "-c",
  'read _; echo 0 > /proc/sys/user/max_user_namespaces && exec "$0" "$@"',
];

/** Outcome of starting a server process: a database URL, or the line of its refusal. */
export type Outcome = { url: string } | { refusal: string; code: number | null };

/** A server in a process of its own, to be killed or to run as another user. */
export type ServerProcess = { process: ChildProcess; outcome: Promise<Outcome> };

const folders: string[] = [];
const servers: ChildProcess[] = [];

/** Makes a temporary folder, closed to all but its owner; a copy of `model` if there is one. */
export async function aDataFolder({ name = "data", uid = process.getuid?.() ?? 0, model = "" } = {}): Promise<string> {
  const parent = await realpath(await mkdtemp(path.join(tmpdir(), "lumidar-")));
  folders.push(parent);
  await chown(parent, uid, uid);
  const folder = path.join(parent, name);
  if (model) await cp(model, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

/** Starts a server process on this folder. */
export function launchServer(dataDir: string, { uid }: { uid?: number } = {}): ServerProcess {
  const child = spawn(process.execPath, [PROGRAM, dataDir], { stdio: ["ignore", "pipe", "pipe"], uid, gid: uid });
  servers.push(child);
  return { process: child, outcome: outcomeOf(child) };
}

/** Starts one as root of a container that refuses user namespaces. Needs root. */
export async function launchServerInContainer(dataDir: string): Promise<ServerProcess> {
  const [command, ...words] = [...WITHOUT_USER_NAMESPACES, process.execPath, PROGRAM, dataDir];
  const child = spawn(command, words, { stdio: ["pipe", "pipe", "pipe"] });
  servers.push(child);
  for (const map of ["uid_map", "gid_map"]) await writeWhenInNamespace(`/proc/${child.pid}/${map}`);
  child.stdin.write("\n");
  return { process: child, outcome: outcomeOf(child) };
}

/** Ends every server process and every postmaster they left, and removes every folder but one that is still needed. */
export async function cleanUp({ except = "" } = {}): Promise<void> {
  for (const child of servers.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  for (const folder of folders.splice(0)) {
    if (except.startsWith(folder)) {
      folders.push(folder);
      continue;
    }
    await stopOrphan(path.join(folder, "data", "postgres"), () => {});
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs one statement as the application does. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const orm = await createOrm({ url });
  try {
    return await orm.em.getConnection().execute(sql);
  } finally {
    await orm.close(true);
  }
}

/** Reads the pid of the postmaster at work in this data folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  if (!child.stdout || !child.stderr) throw new Error("the server process has no output to read");
  const output = text(child.stderr);
  const started = once(child.stdout, "data").then(([chunk]) => ({ url: String(chunk).trim() }));
  const ended = once(child, "exit").then(async ([code]) => ({ refusal: (await output).trim(), code }));
  return Promise.race([started, ended]);
}

async function writeWhenInNamespace(map: string): Promise<void> {
  const home = await readFile("/proc/self/uid_map", "utf8");
  while ((await readFile(map, "utf8")) === home) await new Promise(setImmediate);
  await writeFile(map, "0 0 65536");
}
