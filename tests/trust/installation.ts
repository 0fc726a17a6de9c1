import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { logLines } from "#server/testing/log-lines.ts";
import { queryRunning } from "#server/testing/query-running.ts";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";
import { type Answer, sendTo } from "./send.ts";

/** The administrator of every installation that is started without another password. */
export const ADMINISTRATOR = { username: "admin", password: "un mot de passe de test" };

const PRODUCTION = { NODE_ENV: "production", ADMIN_PASSWORD: ADMINISTRATOR.password };

/** A server in a process of its own, in production, over a data folder and an embedded PostgreSQL of its own. Tests
 *  reach it by HTTP, signals, disk and SQL only. */
export type Installation = {
  dataDir: string;
  /** URL of the running server; the same after a restart. */
  url: () => string;
  /** The running server: its process, `output` and `ended`. */
  server: () => RunningServer;
  /** Starts a server on the folder, once the one before has ended, and waits until it is ready. */
  start: (environment?: NodeJS.ProcessEnv) => Promise<string>;
  /** Sends a signal to the server and waits until it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends like `send`, with the token of `signIn`. */
  asAdmin: Installation["send"];
  /** Signs the administrator in for `asAdmin`; gives the token. The first `start` does it. */
  signIn: () => Promise<string>;
  token: () => string;
  /** One statement, over a connection of its own: the database may have been killed since the last one. */
  query: <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>;
  /** The lines of the log so far, parsed. Errors only, unless LOG_LEVEL asks for more. */
  logLines: () => Record<string, unknown>[];
  /** Resident memory of the server's process, in bytes, without its PostgreSQL. Linux only. */
  memory: () => Promise<number>;
  /** Number of file descriptors that the server's process has open. Linux only. */
  openFiles: () => Promise<number>;
  /** Ends the server if it still runs, and removes the folder. */
  close: () => Promise<void>;
};

/** Opens an installation and starts its server; `environment` goes to every start of it. */
export async function openInstallation(environment: NodeJS.ProcessEnv = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), "lumidar trust é "));
  let running: RunningServer | undefined;
  let [url, port, token] = ["", "0", ""];

  const server = () => {
    if (!running) throw new Error("no server was started on this installation");
    return running;
  };
  const send: Installation["send"] = (method, path, body, headers) => sendTo(url, { method, path, body, headers });
  const installation: Installation = {
    dataDir,
    url: () => url,
    server,
    async start(more = {}) {
      running = runServer({ DATA_DIR: dataDir, PORT: port, ...PRODUCTION, ...environment, ...more });
      url = await running.ready;
      ({ port } = new URL(url));
      if (!token) await installation.signIn(); // a session outlives its server
      return url;
    },
    async stop(signal = "SIGTERM") {
      server().process.kill(signal);
      return server().ended;
    },
    send,
    asAdmin: (method, path, body, headers) => send(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
    async signIn() {
      const answer = await send("POST", "/api/admin/login", ADMINISTRATOR);
      return (token = String(answer.body?.token ?? ""));
    },
    token: () => token,
    query: (statement, values) => queryRunning(dataDir, statement, values),
    logLines: () => logLines(server().output()),
    async memory() {
      const status = await readFile(`/proc/${server().process.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
    openFiles: async () => (await readdir(`/proc/${server().process.pid}/fd`)).length,
    async close() {
      if (running?.process.exitCode === null && running.process.signalCode === null) await installation.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await installation.start();
  } catch (error) {
    await installation.close();
    throw error;
  }
  return installation;
}
