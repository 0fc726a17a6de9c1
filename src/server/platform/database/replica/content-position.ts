import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";

/** Knows which position the primary's log had reached after the last change of the content: a replica that has replayed it has the change. */
export function createContentPosition(orm: MikroORM) {
  let changes = 0;
  let isAsking = false;
  let known: { changes: number; position: string } | undefined;

  /** Asks the primary, which may be away. Never throws. */
  async function find(): Promise<void> {
    isAsking = true;
    const at = changes;
    try {
      const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(orm.em.fork().getKysely());
      if (rows[0]) known = { changes: at, position: rows[0].position };
    } catch {
      // asked again
    } finally {
      isAsking = false;
    }
  }

  return {
    changed(): void {
      changes += 1;
    },
    /** Undefined while it is not known; then it is asked for. */
    position(): string | undefined {
      if (known?.changes === changes) return known.position;
      if (!isAsking) void find();
      return undefined;
    },
  };
}
