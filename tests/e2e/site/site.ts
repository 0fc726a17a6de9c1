import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoginReply } from "#contracts/session/session.ts";
import { cloneDatabase } from "#server/testing/clone-database.ts";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";

/** The database and the data folder that hold the demo content, to be cloned. */
export type Template = { databaseUrl: string; dataDir: string };

/** Environment variable that hands the template from the set-up to the workers, as JSON. */
export const TEMPLATE_KEY = "E2E_TEMPLATE";

/** The administrator of every journey. */
export const ADMINISTRATOR = { username: "admin", password: "un mot de passe de test" };

/** Starts the built server on a free port, over a database and a data folder. It fills them with the demo content if
 *  they are empty. */
export async function startSite(
  { databaseUrl, dataDir }: Template,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ url: string; server: RunningServer }> {
  const server = runServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: "a secret for journeys that is long enough",
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    SEED_DEMO: "auto",
    NODE_ENV: "production",
    WEBHOOKS_TO_LOOPBACK: "always",
    ...environment,
  });
  return { url: await server.ready, server };
}

export async function stopSite({ process, ended }: RunningServer): Promise<void> {
  process.kill("SIGTERM");
  await ended;
}

/** A server with content of its own, and the session of an administrator who signed in once. */
export type Site = { url: string; session: LoginReply };

/** Opens a clone of the template to one worker; `close` ends it and removes what it stored. */
export async function openSite(environment: NodeJS.ProcessEnv = {}): Promise<Site & { close: () => Promise<void> }> {
  const template = JSON.parse(process.env[TEMPLATE_KEY] ?? "null") as Template | null; // as `template.ts` wrote it
  if (!template) throw new Error("The set-up of the journeys did not run.");
  const database = await cloneDatabase(template.databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), "lumidar-site-"));
  await cp(template.dataDir, dataDir, { recursive: true });
  const { url, server } = await startSite({ databaseUrl: database.url, dataDir }, environment);
  const reply = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  return {
    url,
    session: (await reply.json()) as LoginReply, // by the documented contract
    close: async () => {
      await stopSite(server);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
