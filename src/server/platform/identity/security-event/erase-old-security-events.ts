import type { MikroORM } from "@mikro-orm/postgresql";
import { historyEndsAt } from "#server/platform/history/erase-old-changes.ts";
import { SecurityEvent } from "./security-event.entity.ts";

/** Erases the events that are as old as the changes that are erased; gives how many. */
export function eraseOldSecurityEvents({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(SecurityEvent, { at: { $lt: historyEndsAt(now()) } });
}
