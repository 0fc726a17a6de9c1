import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { readPassword } from "./embedded/cluster.ts";
import { StartError } from "#server/platform/errors/start-error.ts";

/** Gives the URL of the embedded PostgreSQL that a running server of this data folder has started. */
export async function runningUrl(dataDir: string): Promise<string> {
  const cluster = join(dataDir, "postgres");
  const [, , , port] = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  return `postgres://lumidar:${await readPassword(cluster)}@127.0.0.1:${port}/lumidar`;
}

/** Reaches the configured database for a command: the given one, the embedded one of a running server, or an embedded
 *  one started for as long as the command takes. */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<{ url: string; release: () => Promise<void> }> {
  const nothing = async () => {};
  if (databaseUrl) return { url: databaseUrl, release: nothing };
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir });
    return { url, release: stop };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { url: await runningUrl(dataDir).catch(() => Promise.reject(error)), release: nothing };
  }
}
