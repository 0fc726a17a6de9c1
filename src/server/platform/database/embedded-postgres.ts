import { realpath } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { ensureCluster, readPassword } from "./embedded/cluster.ts";
import { chooseIdentity } from "./embedded/identity.ts";
import { stopOrphan } from "./embedded/orphan.ts";
import { findFreePort } from "./embedded/port.ts";
import { PostmasterError, startPostmaster, type Postmaster } from "./embedded/postmaster.ts";
import { supervise } from "./embedded/supervisor.ts";

/** A PostgreSQL of our own: `url` reaches its database `lumidar` and stays the same until `stop`. */
export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

/** Backends of a killed postmaster leave within moments; some may be busy. */
const STILL_IN_USE_PATIENCE_MS = 4_000;
const PORT_ATTEMPTS = 5;

type Options = { dataDir: string; onLog?: (line: string) => void };

/** Starts the PostgreSQL of this data folder, creating it the first time, and holds the folder until `stop`.
 *  It listens on 127.0.0.1 only, on a port of its own, and is started again there if it ends on its own.
 *  Throws `StartError` when another server holds the folder and wherever PostgreSQL cannot run. */
export async function startEmbeddedPostgres({ dataDir, onLog = () => {} }: Options): Promise<EmbeddedPostgres> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const binaries = findBinaries();
    const cluster = await ensureCluster(await realpath(dataDir), binaries);
    const command = [...(await chooseIdentity(cluster, binaries.postgres)), binaries.postgres];
    const password = await readPassword(cluster);
    const startOn = (port: number, signal?: AbortSignal) => startWhenFree({ command, cluster, port, onLog, signal });
    const { port, postmaster } = await startOnAnyPort(startOn);
    const stopPostmaster = supervise(postmaster, (signal) => startOn(port, signal), onLog);
    return { url: `postgres://lumidar:${password}@127.0.0.1:${port}/lumidar`, stop: () => stopPostmaster().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error instanceof PostmasterError ? cannotStart(dataDir, error) : error;
  }
}

async function startOnAnyPort(startOn: (port: number) => Promise<Postmaster>): Promise<{ port: number; postmaster: Postmaster }> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    try {
      return { port, postmaster: await startOn(port) };
    } catch (error) {
      if (!(error instanceof PostmasterError && error.isPortTaken) || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

async function startWhenFree(start: Parameters<typeof startPostmaster>[0]): Promise<Postmaster> {
  const deadline = Date.now() + STILL_IN_USE_PATIENCE_MS;
  for (;;) {
    await stopOrphan(start.cluster, start.onLog);
    try {
      return await startPostmaster(start);
    } catch (error) {
      const isWorthAnother = error instanceof PostmasterError && error.isStillInUse && !start.signal?.aborted;
      if (!isWorthAnother || Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

function cannotStart(dataDir: string, error: PostmasterError): StartError {
  return new StartError(
    `The embedded PostgreSQL in ${dataDir} did not start (${reasonOf(error)}): restore with: npm run db -- restore FILE, into a new DATA_DIR, or set DATABASE_URL.`,
  );
}
