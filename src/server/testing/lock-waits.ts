import type { MikroORM } from "@mikro-orm/postgresql";
import { expect } from "vitest";

/** Waits until a statement of this database waits for the lock of another transaction. */
export async function untilBlocked({ orm }: { orm: MikroORM }): Promise<void> {
  const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await orm.em.fork().execute<object[]>(waiting)).length).toBeGreaterThan(0);
}
