import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createFirstAdministrator } from "#server/platform/identity/session/generated-passwords.ts";
import { createOrm } from "#server/orm.ts";
import { cloneDatabase } from "./clone-database.ts";
import { ADMINISTRATOR } from "./administrator.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the migrated, empty database that every test file clones. */
    templateUrl: string;
    /** Address of a copy of it that has the administrator of the test servers. */
    serverTemplateUrl: string;
  }
}

/** Makes the database of every test server, with its administrator: a password takes a tenth of a second to hash. */
async function makeServerTemplate(templateUrl: string): Promise<string> {
  const { url } = await cloneDatabase(templateUrl);
  const orm = await createOrm({ url });
  await createFirstAdministrator(orm.em.fork(), ADMINISTRATOR);
  await orm.close();
  return url;
}

/** Starts one real PostgreSQL for the whole run, and makes the two databases that tests are cloned from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "lumidar-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const orm = await createOrm({ url: postgres.url });
  await migrate(orm);
  await orm.close();
  project.provide("templateUrl", postgres.url);
  project.provide("serverTemplateUrl", await makeServerTemplate(postgres.url));
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
