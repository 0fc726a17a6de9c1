import { IsolationLevel } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "#contracts/shared/language.ts";
import { anyReplicaAnswers, onPrimary } from "#server/database/replica/replica-driver.ts";
import { type Changes, changesSince, type Seen, seenNow } from "./changes-since.ts";
import { FacetValues } from "./facet-values.ts";
import { changedOrder, type OrderName, readOrder } from "./orders.ts";
import { type IndexedCategory, ProductRows, readCategories } from "./product-rows.ts";
import { ProductWords } from "./product-words.ts";

/** What a reader asks the index for, beside the products themselves. */
export type Needs = { orders?: OrderName[]; facets?: true; words?: readonly Language[] };

/** The products as they were at one moment, and as they stay for who reads: rows that came later lie beyond `size`. */
export type CatalogueIndex = {
  size: number;
  rows: ProductRows;
  /** As `FLAG` says. */
  flags: Uint8Array;
  /** In the order of their names. */
  categories: IndexedCategory[];
  /** The rows of the products that are there. */
  orders: ReadonlyMap<OrderName, Int32Array>;
  facets: FacetValues | undefined;
  words: ReadonlyMap<Language, ProductWords>;
};

/** All that is cached, with what was seen of the database when it was read. */
type Cached = {
  seen: Seen;
  rows: ProductRows;
  categories: IndexedCategory[];
  /** Keys of the products. */
  orders: Map<OrderName, number[]>;
  facets: FacetValues | undefined;
  words: Map<Language, ProductWords>;
  view: CatalogueIndex;
};

/** Once more rows than this, and more than this share of all, are of no product any more, everything is read again without them. */
const STALE_ROWS_MIN = 2_000;
const STALE_ROWS_SHARE = 0.25;

const languagesOf = ({ words }: Needs): Language[] => (words === undefined ? [] : [...new Set<Language>(["fr", ...words])]);

function meets({ orders, facets, words }: CatalogueIndex, needs: Needs): boolean {
  return (
    (needs.orders ?? []).every((order) => orders.has(order)) &&
    (!needs.facets || facets !== undefined) &&
    languagesOf(needs).every((one) => words.has(one))
  );
}

function viewOf({ rows, categories, orders, facets, words }: Omit<Cached, "view" | "seen">): CatalogueIndex {
  const rowsIn = (ids: number[]) => Int32Array.from(ids, (id) => rows.rowOf.get(id) ?? rows.ids.length);
  const ordered = new Map([...orders].map(([name, ids]) => [name, rowsIn(ids)] as const));
  return { size: rows.ids.length, rows, flags: rows.flags, categories, orders: ordered, facets, words: new Map(words) };
}

async function readAll(em: EntityManager): Promise<Cached> {
  const seen = await seenNow(em);
  const rows = new ProductRows();
  await rows.read(em);
  const parts = { rows, categories: await readCategories(em), orders: new Map(), facets: undefined, words: new Map() };
  return { ...parts, seen, view: viewOf(parts) };
}

/** Reads again what was changed, and no more. */
async function readChanges(em: EntityManager, cached: Cached, { products, hasCategories, hasAttributes }: Changes): Promise<void> {
  if (hasCategories) cached.categories = await readCategories(em);
  if (hasAttributes) cached.facets = undefined; // the values of whole categories are others
  if (products.length === 0) return;
  const there = await cached.rows.read(em, products);
  for (const [name, order] of cached.orders) cached.orders.set(name, await changedOrder(em, name, order, products));
  await cached.facets?.read(em, cached.rows, cached.categories, products);
  for (const words of cached.words.values()) await words.read(em, cached.rows, there);
}

async function readMissing(em: EntityManager, cached: Cached, needs: Needs): Promise<void> {
  for (const order of needs.orders ?? []) if (!cached.orders.has(order)) cached.orders.set(order, await readOrder(em, order));
  if (needs.facets && !cached.facets) {
    const facets = new FacetValues();
    await facets.read(em, cached.rows, cached.categories);
    cached.facets = facets;
  }
  for (const language of languagesOf(needs)) {
    if (cached.words.has(language)) continue;
    const words = new ProductWords(language);
    await words.read(em, cached.rows, [...cached.rows.rowOf.keys()]);
    cached.words.set(language, words);
  }
}

/** Everything at one moment: whatever is read in it is of the same snapshot. */
function atOneMoment<Result>(em: EntityManager, read: (snapshot: EntityManager) => Promise<Result>): Promise<Result> {
  return em.fork().transactional(read, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
}

/** The products of a database in memory, for lists, facets and searches, brought up to date by the history: see decision 58. */
class IndexCache {
  private cached: Cached | undefined;
  /** The last complete index, which stays true of its moment whatever becomes of `cached`. */
  private last: CatalogueIndex | undefined;
  private running: Promise<unknown> = Promise.resolve();
  /** The reading that has not begun, by what is needed. */
  private readonly waiting = new Map<string, Promise<CatalogueIndex>>();
  private readonly em: EntityManager;

  constructor(em: EntityManager) {
    this.em = em;
  }

  /** The index as of now: with all that was committed before this was called. */
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

  /** While the primary is away: what was known, else what a replica has, which is not cached. */
  private async lastKnown(needs: Needs): Promise<CatalogueIndex> {
    if (this.last && meets(this.last, needs)) return this.last;
    return atOneMoment(this.em, async (em) => {
      const cached = await readAll(em);
      await readMissing(em, cached, needs);
      return viewOf(cached);
    });
  }

  private async read(needs: Needs): Promise<CatalogueIndex> {
    if (this.cached) {
      const { seen, changes } = await changesSince(this.em.fork(), this.cached.seen);
      const isSame = changes && changes.products.length === 0 && !changes.hasCategories;
      if (isSame && meets(this.cached.view, needs)) {
        this.cached.seen = seen;
        return this.cached.view;
      }
    }
    return atOneMoment(this.em, (em) => this.bringUpToDate(em, needs));
  }

  private async bringUpToDate(em: EntityManager, needs: Needs): Promise<CatalogueIndex> {
    const { cached } = this;
    const since = cached && (await changesSince(em, cached.seen));
    this.cached = undefined; // after a failure half way, everything is read again
    const stale = cached?.rows.stale ?? 0;
    const isMostlyStale = stale > STALE_ROWS_MIN && stale > STALE_ROWS_SHARE * (cached?.rows.ids.length ?? 0);
    const current = cached && since?.changes && !isMostlyStale ? cached : await readAll(em);
    if (current === cached && since?.changes) {
      await readChanges(em, current, since.changes);
      current.seen = since.seen;
    }
    await readMissing(em, current, needs);
    current.view = viewOf(current);
    this.cached = current;
    this.last = current.view;
    return current.view;
  }
}

/** By the configuration that all entity managers of one ORM share. */
const caches = new WeakMap<object, IndexCache>();

/** The products as they are now, of the database of an entity manager. */
export function catalogueIndex(em: EntityManager, needs: Needs = {}): Promise<CatalogueIndex> {
  const cache = caches.get(em.config) ?? new IndexCache(em.fork());
  caches.set(em.config, cache);
  return cache.current(needs);
}
