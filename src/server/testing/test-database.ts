import type { MikroORM } from "@mikro-orm/postgresql";
import { inject } from "vitest";
import { createOrm, type DatabaseLocation } from "#server/orm.ts";
import { cloneDatabase } from "./clone-database.ts";

type TestDatabase = { orm: MikroORM; url: string; drop: () => Promise<void> };

/** The same database, as another instance reaches it. `drop` closes it only. */
export async function reachTestDatabase(url: string, hooks?: DatabaseLocation["hooks"]): Promise<TestDatabase> {
  const orm = await createOrm({ url, ...(hooks && { hooks }) });
  return { orm, url, drop: () => orm.close() };
}

/** A database of its own, cloned from a migrated one, an empty one by default. `drop` closes and removes it. */
export async function createTestDatabase(hooks?: DatabaseLocation["hooks"], templateUrl = inject("templateUrl")): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase(templateUrl);
  const { orm } = await reachTestDatabase(url, hooks);
  return {
    orm,
    url,
    drop: async () => {
      await orm.close();
      await drop();
    },
  };
}
