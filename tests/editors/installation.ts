import { execFileSync } from "node:child_process";
import { appendFile, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type { LoginReply } from "#contracts/session/session.ts";
import { postmasterPid } from "#server/platform/database/testing/embedded-server.ts";
import { queryRunning } from "#server/testing/query-running.ts";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";
import { until } from "./until.ts";

/** The two administrators; one password opens both accounts. */
export const ADMINISTRATORS = ["admin", "claire"] as const;
export type Administrator = (typeof ADMINISTRATORS)[number];
export const PASSWORD = "un mot de passe de test";

const ADD_ADMINISTRATOR = `insert into administrator (version, created_at, updated_at, username, normalized_username, role, password_hash, password_is_generated)
  select version, created_at, updated_at, $1, $1, role, password_hash, false from administrator where username = $2`;

/** Large enough for a database whose log is held short, small enough to be filled. */
const DISK = "420m";
const SHORT_LOG = "\nmax_wal_size = 64MB\nmin_wal_size = 32MB\n";

/** Filling a disk takes one of its own, which only root of a Linux can have. */
const CAN_MOUNT = process.platform === "linux" && process.getuid?.() === 0;

/** A server with a database, a disk and administrators of its own: whatever is done to it harms nothing else. */
export type Installation = Awaited<ReturnType<typeof openInstallation>>;

async function openFolder(): Promise<{ folder: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "lumidar-editors-"));
  if (CAN_MOUNT) execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder]);
  return {
    folder,
    close: async () => {
      if (CAN_MOUNT) execFileSync("umount", ["-l", folder]);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export async function openInstallation() {
  const { folder, close: closeFolder } = await openFolder();
  const ballast = join(folder, "ballast");
  let server: RunningServer | undefined;
  let port = "0";

  async function start(): Promise<string> {
    server = runServer({ DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, PORT: port, NODE_ENV: "production" });
    const address = await server.ready;
    ({ port } = new URL(address));
    return address;
  }

  const query = <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => queryRunning<Row>(folder, statement, values);

  const url = await start();
  await appendFile(join(folder, "postgres/postgresql.conf"), SHORT_LOG);
  process.kill(await postmasterPid(folder), "SIGHUP");
  await query(ADD_ADMINISTRATOR, [ADMINISTRATORS[1], ADMINISTRATORS[0]]);

  const isReady = async () => (await fetch(`${url}/readyz`)).ok && (await query("select 1")).length > 0;
  return {
    url,
    query,
    canFillDisk: CAN_MOUNT,
    async killServer(): Promise<void> {
      server?.process.kill("SIGKILL");
      await server?.ended;
    },
    killDatabase: async () => process.kill(await postmasterPid(folder), "SIGKILL"),
    async fillDisk(): Promise<void> {
      const { bavail, bsize } = await statfs(folder);
      // what the database took meanwhile is missing: it is full
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {});
    },
    /** Mends whatever was broken, and waits until it works. */
    async heal(): Promise<void> {
      await rm(ballast, { force: true });
      if (server?.process.exitCode !== null || server.process.signalCode !== null) await start();
      await until("the server and its database", isReady);
    },
    async signIn(username: Administrator): Promise<LoginReply> {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ username, password: PASSWORD });
      const reply = await fetch(`${url}/api/admin/login`, { method: "POST", headers, body });
      return (await reply.json()) as LoginReply; // by the documented contract
    },
    async close(): Promise<void> {
      server?.process.kill("SIGTERM");
      await server?.ended;
      await closeFolder();
    },
  };
}
