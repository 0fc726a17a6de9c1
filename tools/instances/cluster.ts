import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { loginReplySchema } from "#contracts/session/session.ts";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { runServer, type RunningServer } from "#server/testing/running-server.ts";
import { makeStreamingPair } from "./streaming-postgres.ts";

const PASSWORD = "un mot de passe de mesure";

/** Runs statements at one database, and gives the rows. */
export async function ask<Row extends pg.QueryResultRow>(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** Instances over a primary and a streaming replica; they share one folder of data, as containers share a volume. */
export async function openCluster() {
  const folder = await mkdtemp(join(tmpdir(), "lumidar-instances-"));
  const ports = { primary: await findFreePort(), replica: await findFreePort() };
  const { primary, replica } = await makeStreamingPair(folder, ports);
  const database = await openDatabaseProxy(primary.url);
  const running = new Map<number, RunningServer>();

  return {
    primary,
    replica,
    /** Leads the instances to the replica from now on, where they look for the primary. */
    leadToReplica: () => database.lead(replica.url),
    /** The ports of the instances that run. */
    ports: () => [...running.keys()],
    urls: () => [...running.keys()].map((port) => `http://127.0.0.1:${port}`),
    pids: () => [...running.values()].map(({ process }) => process.pid),

    /** Starts an instance of a release, ours unless another one is given; resolves once it is ready. */
    async start(port: number, root?: string): Promise<void> {
      const environment = {
        PORT: String(port),
        PUBLIC_URL: "http://lumidar.example",
        DATABASE_URL: database.url,
        DATABASE_REPLICA_URLS: replica.url,
        DATA_DIR: join(folder, "data"),
        JWT_SECRET: "une clef de mesure qui est assez longue",
        ADMIN_USERNAME: "admin",
        ADMIN_PASSWORD: PASSWORD,
        SEED_DEMO: "auto",
        TRUST_PROXY: "1",
        DRAIN_SECONDS: "3",
      };
      const server = runServer(environment, root);
      running.set(port, server);
      const url = await server.ready;
      while (!(await fetch(`${url}/readyz`)).ok) await pause(50);
    },

    async end(port: number, signal: NodeJS.Signals): Promise<void> {
      const server = running.get(port);
      server?.process.kill(signal);
      await server?.ended;
      running.delete(port);
    },

    /** The token of the administrator's session. */
    async signIn(port: number): Promise<string> {
      const body = JSON.stringify({ username: "admin", password: PASSWORD });
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`http://127.0.0.1:${port}/api/admin/login`, { method: "POST", headers, body });
      return loginReplySchema.parse(await reply.json()).token;
    },

    async close(): Promise<void> {
      for (const { process: server, ended } of running.values()) {
        server.kill("SIGKILL");
        await ended;
      }
      await database.close();
      for (const server of [primary, replica]) await server.stop().catch(() => {}); // it was killed
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A cluster of instances, as `openCluster` starts it. */
export type Cluster = Awaited<ReturnType<typeof openCluster>>;
