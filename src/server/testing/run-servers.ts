import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { loginReplySchema } from "#contracts/session/session.ts";
import { type RunningServer, runServer } from "./running-server.ts";

/** The administrator's password of servers that are started with it. */
export const PASSWORD = "un mot de passe de test";

/** Gives each test of a file an empty data folder, and a function that starts servers over it as an operator does.
 *  Servers that a test leaves running are stopped. */
export function runServers(): { run: (environment?: NodeJS.ProcessEnv) => RunningServer; dataDir: () => string } {
  let dataDir: string;
  const servers: RunningServer[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "lumidar données é "));
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.process.kill("SIGTERM");
      await server.ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    run: (environment = {}) => {
      const server = runServer({ DATA_DIR: dataDir, ...environment });
      servers.push(server);
      return server;
    },
    dataDir: () => dataDir,
  };
}

/** Signs in to a running server; gives the session's token. */
export async function tokenOf(url: string, password = PASSWORD): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  return loginReplySchema.parse(await answer.json()).token;
}
