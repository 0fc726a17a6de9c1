import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries, ensureCluster, readPassword } from "#server/platform/database/embedded/cluster.ts";
import { chooseIdentity } from "#server/platform/database/embedded/identity.ts";
import { findFreePort, type Postmaster, startPostmaster } from "#server/platform/database/embedded/postmaster.ts";

/** A PostgreSQL that no server looks after, as one that an operator runs: a server reaches it by DATABASE_URL. */
export type OwnPostgres = { url: string; stop: () => Promise<void>; start: () => Promise<void>; close: () => Promise<void> };

/** Starts one in a folder of its own. `exports` are lines of a shell before it starts, `settings` go before all
 *  others. */
export async function ownPostgres({ exports = "", settings = "" } = {}): Promise<OwnPostgres> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "lumidar-own-")));
  const binaries = findBinaries();
  const cluster = await ensureCluster(folder, binaries);
  const identity = await chooseIdentity(cluster, binaries.postgres);
  const command = [...identity, "/bin/sh", "-c", `${exports}\nexec "$0" "$@" ${settings}`, binaries.postgres];
  const port = await findFreePort();
  let postmaster: Postmaster | undefined;
  const start = async () => {
    postmaster = await startPostmaster({ command, cluster, port, onLog: () => {} });
  };
  const stop = async () => {
    await postmaster?.stop();
    postmaster = undefined;
  };
  await start();
  return {
    url: `postgres://lumidar:${(await readPassword(cluster)).trim()}@127.0.0.1:${port}/lumidar`,
    start,
    stop,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
