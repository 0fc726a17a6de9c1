import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createOrm } from "#server/orm.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated, empty database that every test file clones. */
    templateUrl: string;
  }
}

/** Starts one real PostgreSQL for the whole run and migrates the database that tests are cloned from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "lumidar-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const orm = await createOrm({ url: postgres.url });
  await migrate(orm);
  await orm.close();
  project.provide("templateUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
