import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { keepWidths, takeKeptWidths } from "./kept-widths.ts";
import { startSite, stopSite, TEMPLATE_KEY, type Template } from "./site.ts";

/** Fills a template, and hands it to the workers, which inherit the environment. */
async function fill(template: Template): Promise<void> {
  const { server } = await startSite(template, { LOG_LEVEL: "info" });
  try {
    await takeKeptWidths(template);
    // Else every worker would make the widths of the demo pictures for itself, beside its journeys. Beside the unit
    // tests of a busy machine they may take long.
    await expect.poll(server.output, { timeout: 1_800_000 }).toContain("the widths of every picture are made");
    await keepWidths(template);
  } finally {
    await stopSite(server);
  }
  process.env[TEMPLATE_KEY] = JSON.stringify(template);
}

/** Runs once before all journeys: builds what is stale, and fills one database and one uploads folder with the demo
 *  content. Each worker clones both for a server of its own. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, ["scripts/build.ts"]);
  if (process.env[TEMPLATE_KEY]) return async () => {}; // handed in: one that stands already, for run after run
  const folder = await mkdtemp(join(tmpdir(), "lumidar-e2e-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
  const drop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await fill({ databaseUrl: postgres.url, dataDir: join(folder, "site") });
  } catch (error) {
    await drop();
    throw error;
  }
  return drop;
}
