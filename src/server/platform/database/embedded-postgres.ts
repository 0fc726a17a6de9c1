import { realpath } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { findBinaries, ensureCluster, readPassword } from "./embedded/cluster.ts";
import { chooseIdentity } from "./embedded/identity.ts";
import { stopOrphan } from "./embedded/orphan.ts";
import { findFreePort, PostmasterError, startPostmaster, type Postmaster } from "./embedded/postmaster.ts";
import { once } from "node:events";

/** A PostgreSQL of our own: `url` reaches its database `lumidar` and stays the same until `stop`. */
export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

/** Time for the backends of a killed postmaster to leave: most do within moments, some may be busy. */
const STILL_IN_USE_TIMEOUT_MS = 4_000;
const PORT_ATTEMPTS = 5;

type Options = { dataDir: string; onLog?: (line: string) => void };

/** Starts the PostgreSQL of this data folder, creating it the first time, and holds the folder until `stop`. It
 *  listens on 127.0.0.1 only, on a port of its own, and is restarted there if it ends on its own. Throws `StartError`
 *  when another server holds the folder and wherever PostgreSQL cannot run. */
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
    throw error instanceof PostmasterError ? startFailure(dataDir, error) : error;
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
  const deadline = Date.now() + STILL_IN_USE_TIMEOUT_MS;
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

function startFailure(dataDir: string, error: PostmasterError): StartError {
  return new StartError(
    `The embedded PostgreSQL in ${dataDir} did not start (${reasonOf(error)}): restore with: npm run db -- restore FILE, into a new DATA_DIR, or set DATABASE_URL.`,
  );
}

/** Longest pause before another start: a cluster that dies at once, as on a full disk, must not overload the machine,
 *  and must be back as soon as it can. */
const PAUSE_MAX_MS = 2_000;
const FIRST_PAUSE_MS = 125;
/** Running time after which a postmaster that ends is started again without a pause. */
const STEADY_MS = 10_000;

/** Keeps a postmaster running: starts another one when it ends on its own, and again later when that fails. Never
 *  throws. The returned function ends it for good; a second call waits for the same end. */
function supervise(
  first: Postmaster,
  startAnother: (signal: AbortSignal) => Promise<Postmaster>,
  onLog: (line: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let current: Postmaster | undefined = first;
  const interrupt = () => current?.interrupt();
  process.once("exit", interrupt); // a server that ends takes its database along, unless it is killed
  const finished = watch();

  async function watch(): Promise<void> {
    const stopped = once(stopping.signal, "abort");
    let delay = 0;
    let startedAt = Date.now();
    while (!stopping.signal.aborted) {
      if (current) {
        const end = await Promise.race([current.ended, stopped.then(() => "stop")]);
        if (stopping.signal.aborted) break;
        onLog(`embedded PostgreSQL ended on its own (${end}): starting it again`);
        if (Date.now() - startedAt > STEADY_MS) delay = 0;
      }
      current = undefined;
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => {}); // cut short by the stop
      if (stopping.signal.aborted) break;
      delay = Math.min(PAUSE_MAX_MS, Math.max(FIRST_PAUSE_MS, delay * 2));
      startedAt = Date.now();
      current = await startAnother(stopping.signal).catch((error: unknown) => {
        onLog(`embedded PostgreSQL did not start again: ${reasonOf(error)}`);
        return undefined;
      });
    }
    await current?.stop();
    process.off("exit", interrupt);
  }

  return () => {
    stopping.abort();
    return finished;
  };
}
