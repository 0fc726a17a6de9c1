import { execFile } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { runServer } from "#server/testing/running-server.ts";

/** Lines that a server logs once the work of its first minutes is done. */
const QUIET = ["the widths of every picture are made", "the text of every PDF is read"];

/** A server over a data folder of its own that has done the work of its first minutes: beside it, a page would seem
 *  slower than it is. */
export async function serveMeasured(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = runServer({ DATA_DIR: dataDir, SEED_DEMO: "auto", LOG_LEVEL: "info" });
  const url = await server.ready;
  while (!QUIET.every((line) => server.output().includes(line))) await once(server.process.stdout, "data");
  return {
    url,
    stop: async () => {
      server.process.kill("SIGTERM");
      await server.ended;
    },
  };
}

/** Adds as many products to a data folder, which no server uses, as a large shop has. */
export async function growCatalogue(dataDir: string): Promise<void> {
  const words = [join(import.meta.dirname, "../scripts/db.ts"), "seed", "--products", "5000"];
  await promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } });
}
