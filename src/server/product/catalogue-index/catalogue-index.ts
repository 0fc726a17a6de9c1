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
export type Needs = { orders?: OrderName[]; facets?: true; words?: Language };

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

/** All that is kept, with what was seen of the database when it was read. */
type Kept = {
  seen: Seen;
  rows: ProductRows;
  categories: IndexedCategory[];
  /** Keys of the products. */
  orders: Map<OrderName, number[]>;
  facets: FacetValues | undefined;
  words: Map<Language, ProductWords>;
  view: CatalogueIndex;
};

/** Of the rows, those that were left may be so many, and this share of all: then all is read anew, and they are gone. */
const LEFT_MIN = 2_000;
const LEFT_SHARE = 0.25;

const languagesOf = ({ words }: Needs): Language[] => (words === undefined ? [] : [...new Set<Language>(["fr", words])]);

function meets({ orders, facets, words }: CatalogueIndex, needs: Needs): boolean {
  return (
    (needs.orders ?? []).every((order) => orders.has(order)) &&
    (!needs.facets || facets !== undefined) &&
    languagesOf(needs).every((one) => words.has(one))
  );
}

function viewOf({ rows, categories, orders, facets, words }: Omit<Kept, "view" | "seen">): CatalogueIndex {
  const rowsIn = (ids: number[]) => Int32Array.from(ids, (id) => rows.rowOf.get(id) ?? rows.ids.length);
  const ordered = new Map([...orders].map(([name, ids]) => [name, rowsIn(ids)] as const));
  return { size: rows.ids.length, rows, flags: rows.flags, categories, orders: ordered, facets, words: new Map(words) };
}

async function readAnew(em: EntityManager): Promise<Kept> {
  const seen = await seenNow(em);
  const rows = new ProductRows();
  await rows.read(em);
  const parts = { rows, categories: await readCategories(em), orders: new Map(), facets: undefined, words: new Map() };
  return { ...parts, seen, view: viewOf(parts) };
}

/** Reads again what was changed, and no more. */
async function readChanges(em: EntityManager, kept: Kept, { products, hasCategories, hasAttributes }: Changes): Promise<void> {
  if (hasCategories) kept.categories = await readCategories(em);
  if (hasAttributes) kept.facets = undefined; // the values of whole categories are others
  if (products.length === 0) return;
  const there = await kept.rows.read(em, products);
  for (const [name, order] of kept.orders) kept.orders.set(name, await changedOrder(em, name, order, products));
  await kept.facets?.read(em, kept.rows, kept.categories, products);
  for (const words of kept.words.values()) await words.read(em, kept.rows, there);
}

async function readMissing(em: EntityManager, kept: Kept, needs: Needs): Promise<void> {
  for (const order of needs.orders ?? []) if (!kept.orders.has(order)) kept.orders.set(order, await readOrder(em, order));
  if (needs.facets && !kept.facets) {
    const facets = new FacetValues();
    await facets.read(em, kept.rows, kept.categories);
    kept.facets = facets;
  }
  for (const language of languagesOf(needs)) {
    if (kept.words.has(language)) continue;
    const words = new ProductWords(language);
    await words.read(em, kept.rows, [...kept.rows.rowOf.keys()]);
    kept.words.set(language, words);
  }
}

/** Everything at one moment: whatever is read in it is of the same snapshot. */
function atOneMoment<Result>(em: EntityManager, read: (snapshot: EntityManager) => Promise<Result>): Promise<Result> {
  return em.fork().transactional(read, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
}

/** The products of a database in memory, for lists, facets and searches. Kept up to date by the history: see decision 58. */
class IndexKeeper {
  private kept: Kept | undefined;
  /** The last complete one, which stays true of its moment whatever becomes of `kept`. */
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
    this.running = next.catch(() => {}); // who asked is told
    return next;
  }

  /** While the primary is away: what was known, else what a replica has, which is not kept. */
  private async lastKnown(needs: Needs): Promise<CatalogueIndex> {
    if (this.last && meets(this.last, needs)) return this.last;
    return atOneMoment(this.em, async (em) => {
      const kept = await readAnew(em);
      await readMissing(em, kept, needs);
      return viewOf(kept);
    });
  }

  private async read(needs: Needs): Promise<CatalogueIndex> {
    if (this.kept) {
      const { seen, changes } = await changesSince(this.em.fork(), this.kept.seen);
      const isSame = changes && changes.products.length === 0 && !changes.hasCategories;
      if (isSame && meets(this.kept.view, needs)) {
        this.kept.seen = seen;
        return this.kept.view;
      }
    }
    return atOneMoment(this.em, (em) => this.bringUpToDate(em, needs));
  }

  private async bringUpToDate(em: EntityManager, needs: Needs): Promise<CatalogueIndex> {
    const { kept } = this;
    const told = kept && (await changesSince(em, kept.seen));
    this.kept = undefined; // what fails half way is read anew
    const left = kept ? kept.rows.left : 0;
    const isWorn = left > LEFT_MIN && left > LEFT_SHARE * (kept?.rows.ids.length ?? 0);
    const current = kept && told?.changes && !isWorn ? kept : await readAnew(em);
    if (current === kept && told?.changes) {
      await readChanges(em, current, told.changes);
      current.seen = told.seen;
    }
    await readMissing(em, current, needs);
    current.view = viewOf(current);
    this.kept = current;
    this.last = current.view;
    return current.view;
  }
}

/** By the configuration that all entity managers of one ORM share. */
const keepers = new WeakMap<object, IndexKeeper>();

/** The products as they are now, of the database of an entity manager. */
export function catalogueIndex(em: EntityManager, needs: Needs = {}): Promise<CatalogueIndex> {
  const keeper = keepers.get(em.config) ?? new IndexKeeper(em.fork());
  keepers.set(em.config, keeper);
  return keeper.current(needs);
}
