import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ChangeWay } from "#contracts/history/history.ts";

/** Who makes the changes of a transaction, and by which way. */
export type Author = { actor?: string | undefined; via: ChangeWay | "restore" };

/** Names the author of all changes of the manager's transaction; the triggers that record them read it. Those of a restore are not recorded. */
export async function signChanges(em: EntityManager, { actor = "", via }: Author): Promise<void> {
  await sql`select set_config('lumidar.actor', ${actor}, true), set_config('lumidar.via', ${via}, true)`.execute(em.getKysely());
}
