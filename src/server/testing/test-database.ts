import type { MikroORM } from "@mikro-orm/postgresql";
import { inject } from "vitest";
import { createOrm } from "#server/database/orm.ts";
import { cloneDatabase } from "./clone-database.ts";

/** A database of its own, cloned from the migrated template. `drop` closes and removes it. */
export async function createTestDatabase(): Promise<{ orm: MikroORM; url: string; drop: () => Promise<void> }> {
  const { url, drop } = await cloneDatabase(inject("templateUrl"));
  const orm = await createOrm({ url });
  return {
    orm,
    url,
    drop: async () => {
      await orm.close();
      await drop();
    },
  };
}
