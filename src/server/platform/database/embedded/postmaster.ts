import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { findFailure, start, type StartedProgram } from "./run.ts";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** A running PostgreSQL. `ended` gives the reason when it ends, and never rejects. */
export type Postmaster = { ended: Promise<string>; stop(): Promise<void>; interrupt(): void };

/** Failed start of PostgreSQL, with its own message. */
export class PostmasterError extends Error {
  readonly isPortTaken: boolean;
  /** Whether another postmaster, or backends that one left, are still on the cluster: stop it, and try again soon. */
  readonly isStillInUse: boolean;

  constructor(lines: string[]) {
    super(findFailure(lines) ?? "it ended without a word");
    this.isPortTaken = lines.some((line) => line.includes("Address already in use"));
    this.isStillInUse = lines.some((line) => /is still in use|lock file .* already exists/.test(line));
  }
}

const STOP_TIMEOUT_MS = 8_000;

/** Settings given on every start rather than written into the cluster, so that they hold whatever its files say. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "", // a socket's path is limited to 107 bytes, a data folder's is not
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "128MB",
  max_connections: "60",
  jit: "off",
  timezone: "UTC",
  logging_collector: "off",
  log_destination: "stderr",
  log_line_prefix: "",
  log_checkpoints: "off",
  log_min_messages: "log", // failed statements are the application's to log: here they would carry people's data
};

type Start = { command: readonly string[]; cluster: string; port: number; onLog: (line: string) => void; signal?: AbortSignal };

/** Starts PostgreSQL and waits until it accepts connections, crash recovery included, or until `signal` aborts it.
 *  Throws `PostmasterError`. */
export async function startPostmaster({ command, cluster, port, onLog, signal }: Start): Promise<Postmaster> {
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = start([...command, "-D", cluster, ...settings]);
  // Heard from the beginning: its last lines may arrive after its end.
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  child.once("exit", (code, signalled) => end(signalled ? `signal ${signalled}` : `code ${code}`));
  const lines: string[] = [];
  let isReady = false;
  const giveUp = () => void child.kill("SIGQUIT"); // at once: the rest is recovered at the next start
  signal?.addEventListener("abort", giveUp);
  await new Promise<void>((resolve, reject) => {
    child.once("error", (error) => reject(new PostmasterError([error.message])));
    child.once("close", () => reject(new PostmasterError(lines)));
    createInterface({ input: child.stderr }).on("line", (line) => {
      onLog(`embedded PostgreSQL: ${line}`);
      if (isReady) return;
      lines.push(line);
      isReady = line.includes("ready to accept connections");
      if (isReady) resolve();
    });
  }).finally(() => signal?.removeEventListener("abort", giveUp));
  return asPostmaster(child, ended);
}

function asPostmaster(child: StartedProgram, ended: Promise<string>): Postmaster {
  const interrupt = () => void child.kill("SIGINT"); // « fast shutdown »: ends the sessions, writes everything, leaves
  return {
    ended,
    interrupt,
    async stop() {
      interrupt();
      const timeout = new AbortController();
      const late = pause(STOP_TIMEOUT_MS, "late", { signal: timeout.signal }).catch(() => "in time");
      if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL");
      timeout.abort();
      await ended;
    },
  };
}

/** Range of the ports, below 32768, where Linux takes those of outgoing connections. So no other program is given its
 *  port by chance while PostgreSQL restarts, and no client that keeps calling that port connects to itself. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A loopback port that is free now. Another program may still take it first: the caller tries again. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: "127.0.0.1", exclusive: true });
    await once(server, "listening");
    return true;
  } catch {
    return false; // taken
  } finally {
    server.close();
  }
}
