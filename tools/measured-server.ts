import { execFile } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { runServer } from "#server/testing/running-server.ts";

/** A server over a data folder of its own that has made every width of its pictures: beside that work, a page would
 *  seem slower than it is. */
export async function serveMeasured(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = runServer({ DATA_DIR: dataDir, SEED_DEMO: "auto", LOG_LEVEL: "info" });
  const url = await server.ready;
  while (!server.output().includes("the widths of every picture are made")) await once(server.process.stdout, "data");
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
  const words = [join(import.meta.dirname, "db.ts"), "seed", "--products", "5000"];
  await promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } });
}
