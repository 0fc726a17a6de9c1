import type { MikroORM } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";

/** Source: the function `announce_content` of the migrations. */
export const CHANNEL = "content";

/** Notifies all instances, through the pool, of the text that an SQL expression gives. */
export async function notifyContent(orm: MikroORM, payload: RawBuilder<string>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(orm.em.fork().getKysely());
}

/** Announces what was committed here, by a snapshot that shows it: see decision 68. */
export function createAnnouncer(orm: MikroORM) {
  let announcing: Promise<void> | undefined;
  let isToAnnounce = false;

  async function announceAll(): Promise<void> {
    while (isToAnnounce) {
      isToAnnounce = false;
      await notifyContent(orm, sql`pg_current_snapshot()::text`).catch(() => {}); // listeners look at the history too
    }
    announcing = undefined;
  }

  return {
    /** Returns at once. What is committed while one announcement is on its way is announced together, by the next. */
    announce(): void {
      isToAnnounce = true;
      announcing ??= announceAll();
    },
    /** Resolves once everything is announced. */
    settled: async () => announcing,
  };
}
