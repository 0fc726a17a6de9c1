import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { runServer } from "#server/testing/running-server.ts";
import { untilIdle } from "./measuring.ts";

/** A server over a data folder of its own that has done the work of its first minutes. */
export async function serveMeasured(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = runServer({ DATA_DIR: dataDir, SEED_DEMO: "auto" });
  const url = await server.ready;
  await untilIdle(server.process.pid);
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
