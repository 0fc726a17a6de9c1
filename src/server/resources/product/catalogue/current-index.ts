import { IsolationLevel } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { anyReplicaAnswers, onPrimary } from "#server/platform/database/replica/replica-driver.ts";
import { IS_UNSEEN, LAST_RESTORED } from "#server/platform/database/change.entity.ts";
import { isAtMoment, nowOf } from "#server/platform/database/clock.ts";
import { liftTimeouts } from "#server/platform/database/fork-with-author.ts";
import { CatalogueIndex, type Changes, type Needs } from "./catalogue-index.ts";

/** Seen state of the database; `IS_UNSEEN` reads `snapshot` and `restored`. `epoch` changes when the tables are created
 *  again or another server is promoted. */
type Seen = { snapshot: string; epoch: string; restored: number };

/** Most products that are read again one by one; beyond, all are read. */
const CHANGES_MAX = 1_000;

/** Identity of the files of the tables: `reset`, `restore` and « truncate » give them others, and end what the history
 *  covers. */
const EPOCH = sql<string>`concat_ws(' ', pg_relation_filenode('change'),
  pg_relation_filenode('product'), pg_relation_filenode('category'), pg_relation_filenode('translation'),
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end)`;

/** Reads the present state of the database. */
async function readSeen(em: EntityManager): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${sql.raw(LAST_RESTORED)} as restored`.execute(
    em.getKysely({ type: "write" }),
  );
  const [seen] = rows;
  if (!seen) throw new Error("PostgreSQL gave no snapshot");
  return seen;
}

/** Reads the changes of unseen transactions from the history, whose triggers record every writer. `changes` is
 *  undefined where the history does not cover them, or there are too many products. */
async function readNewChanges(
  em: EntityManager,
  { snapshot, epoch, restored }: Seen,
): Promise<{ seen: Seen; changes: Changes | undefined }> {
  const { rows } = await sql<Seen & Changes>`
    with since as materialized (
      select noun, record, operation, fields, coalesce(after, before) as columns
      from change, (select ${snapshot}::pg_snapshot as snapshot, ${restored}::float8 as restored) seen
      where ${sql.raw(IS_UNSEEN)} and noun in ('product', 'translation', 'category'))
    select pg_current_snapshot()::text as snapshot, ${EPOCH} as epoch, ${restored}::float8 as restored,
      array(select distinct case noun when 'product' then record else (columns ->> 'record')::int end from since
        where noun = 'product' or (noun = 'translation' and columns ->> 'noun' = 'product') limit ${CHANGES_MAX + 1}) as products,
      exists (select from since where noun = 'category') as "hasCategories",
      exists (select from since where noun = 'category' and (operation <> 'update' or 'attributes' = any(fields))) as "hasAttributes"`.execute(
    em.getKysely({ type: "write" }),
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL gave no snapshot");
  const { products, hasCategories, hasAttributes, ...seen } = row;
  const isCovered = seen.epoch === epoch && products.length <= CHANGES_MAX;
  return { seen, changes: isCovered ? { products, hasCategories, hasAttributes } : undefined };
}

/** An index, and the state of the database of its reading. */
type Read = { index: CatalogueIndex; seen: Seen };

/** Runs a reading in one snapshot, as long as it takes: all products, from a disk that has not read them yet, take
 *  seconds. */
function inOneSnapshot<Result>(em: EntityManager, read: (snapshot: EntityManager) => Promise<Result>): Promise<Result> {
  const readWhole = async (snapshot: EntityManager) => {
    await liftTimeouts(snapshot);
    return read(snapshot);
  };
  return em.fork().transactional(readWhole, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
}

async function readAll(em: EntityManager): Promise<Read> {
  const seen = await readSeen(em);
  return { seen, index: await CatalogueIndex.read(em) };
}

/** Index of a database, which the history keeps up to date: see decision 58. */
class CurrentIndex {
  private last: Read | undefined;
  private running: Promise<unknown> = Promise.resolve();
  /** Readings that have not begun, by their needs. */
  private readonly waiting = new Map<string, Promise<CatalogueIndex>>();
  private readonly em: EntityManager;

  constructor(em: EntityManager) {
    this.em = em;
  }

  /** Reads the index as of now, with all that was committed before the call. One reading runs at a time. */
  current(needs: Needs): Promise<CatalogueIndex> {
    if (anyReplicaAnswers()) return this.lastKnown(needs);
    const name = JSON.stringify(needs);
    const waiting = this.waiting.get(name);
    if (waiting) return waiting;
    const next = this.running.then(() => {
      this.waiting.delete(name);
      return onPrimary(() => this.read(needs));
    });
    this.waiting.set(name, next);
    this.running = next.catch(() => {}); // the caller gets the failure
    return next;
  }

  /** Gives, while the primary is away, the last index, else one of a replica, which is not kept. */
  private async lastKnown(needs: Needs): Promise<CatalogueIndex> {
    if (this.last?.index.has(needs)) return this.last.index;
    return inOneSnapshot(this.em, async (em) => {
      const { index } = await readAll(em);
      await index.readMissing(em, needs);
      return index;
    });
  }

  private async read(needs: Needs): Promise<CatalogueIndex> {
    if (this.last) {
      const { seen, changes } = await readNewChanges(this.em.fork(), this.last.seen);
      const isSame = changes && changes.products.length === 0 && !changes.hasCategories && this.findDue().length === 0;
      if (isSame && this.last.index.has(needs)) {
        this.last.seen = seen;
        return this.last.index;
      }
    }
    return inOneSnapshot(this.em, (em) => this.bringUpToDate(em, needs));
  }

  private findDue(): number[] {
    return this.last?.index.findDue(nowOf(this.em)) ?? [];
  }

  private async bringUpToDate(em: EntityManager, needs: Needs): Promise<CatalogueIndex> {
    const { last } = this;
    const since = last && (await readNewChanges(em, last.seen));
    const read = last && since?.changes && !last.index.isMostlyStale ? last : await readAll(em);
    if (read === last && since?.changes) {
      const products = [...new Set([...since.changes.products, ...this.findDue()])];
      await read.index.readChanges(em, { ...since.changes, products });
      read.seen = since.seen;
    }
    this.last = read;
    await read.index.readMissing(em, needs);
    return read.index;
  }
}

/** Indexes by the configuration that all entity managers of one ORM share. */
const indexes = new WeakMap<object, CurrentIndex>();

/** The products as they are now, of the database of an entity manager. */
export async function catalogueIndex(em: EntityManager, needs: Needs = {}): Promise<CatalogueIndex> {
  if (isAtMoment()) {
    const own = await CatalogueIndex.read(em); // what its transaction has written is no one else's
    await own.readMissing(em, needs);
    return own;
  }
  const index = indexes.get(em.config) ?? new CurrentIndex(em.fork());
  indexes.set(em.config, index);
  return index.current(needs);
}
