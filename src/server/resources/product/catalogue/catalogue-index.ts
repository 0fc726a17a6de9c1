import type { EntityManager } from "@mikro-orm/postgresql";
import { TypedFastBitSet } from "typedfastbitset";
import { type Language } from "#contracts/shared/language.ts";
import { inBatches } from "#server/platform/database/rows.ts";
import { FacetValues } from "./facet-values.ts";
import { type IndexedCategory, type IndexedProduct, type ProductSet, readCategories, readProducts } from "./indexed-product.ts";
import { Order, type OrderName } from "./orders.ts";
import { ProductWords } from "./product-words.ts";

/** Parts of the index that a reader uses, beside the products themselves. */
export type Needs = { orders?: OrderName[]; facets?: true; words?: readonly Language[] };

/** Changes since a seen state: products, also by their translations; whether there are changed categories, and whether
 *  attributes changed or categories came or went. */
export type Changes = { products: number[]; hasCategories: boolean; hasAttributes: boolean };

/** Least number of slots without a product, beyond a quarter of all, from which the whole index is read again. */
const STALE_SLOTS_MIN = 2_000;

/** Products of a database in memory. Orders, words and values of facets are read when they are first needed. Changes
 *  are read first and put in at once: a caller that does not await in between sees the products of one moment. */
export class CatalogueIndex {
  /** The products by slot; undefined where one was changed or deleted since. */
  readonly slots: (IndexedProduct | undefined)[] = [];
  readonly products = new Map<number, IndexedProduct>();
  /** All products, and those that visitors find in lists. */
  readonly all: ProductSet = new TypedFastBitSet();
  readonly listed: ProductSet = new TypedFastBitSet();
  private readonly byCategory = new Map<number, ProductSet>();
  /** Categories in the order of their names. */
  categories: IndexedCategory[] = [];
  /** Identity of the present state: another object after each change, as a key for derived values. */
  moment: object = {};
  /** The next time at which a product appears or disappears, in milliseconds since 1970. */
  private changesAt = Number.POSITIVE_INFINITY;
  private facetValues: FacetValues | undefined;
  private readonly orders = new Map<OrderName, Order>();
  private readonly wordsIn = new Map<Language, ProductWords>();

  static async read(em: EntityManager): Promise<CatalogueIndex> {
    const index = new CatalogueIndex();
    index.categories = await readCategories(em);
    index.assignSlots([], await readProducts(em));
    return index;
  }

  get facets(): FacetValues {
    return requirePart(this.facetValues, "its facets");
  }

  /** The slots of all products in an order. */
  order(name: OrderName): Int32Array {
    return requirePart(this.orders.get(name), name).slots;
  }

  words(language: Language): ProductWords {
    return requirePart(this.wordsIn.get(language), `its words in ${language}`);
  }

  /** The products of a category; 0 for those without one. */
  inCategory(id: number): ProductSet {
    return this.byCategory.get(id) ?? new TypedFastBitSet();
  }

  /** Lists the products of a set, by their slots. */
  list(set: ProductSet): IndexedProduct[] {
    const products: IndexedProduct[] = [];
    set.forEach((slot) => {
      const product = this.slots[slot];
      if (product) products.push(product);
    });
    return products;
  }

  has({ orders = [], facets, words = [] }: Needs): boolean {
    return (
      orders.every((order) => this.orders.has(order)) &&
      words.every((one) => this.wordsIn.has(one)) &&
      (!facets || this.facetValues !== undefined)
    );
  }

  /** Reads the needed parts that were not read yet. */
  async readMissing(em: EntityManager, { orders = [], facets, words = [] }: Needs): Promise<void> {
    for (const name of orders.filter((order) => !this.orders.has(order))) {
      const order = new Order(name);
      (await order.read(em))(this.products);
      this.orders.set(name, order);
    }
    for (const language of words.filter((one) => !this.wordsIn.has(one))) {
      const read = new ProductWords(language);
      for (const ids of inBatches([...this.products.keys()])) (await read.read(em, ids))(this.products);
      this.wordsIn.set(language, read);
    }
    if (facets && !this.facetValues) {
      const values = new FacetValues();
      (await values.read(em, this.categories))(this.products);
      this.facetValues = values;
    }
  }

  /** The products that have appeared or disappeared by their moments since they were read. */
  findDue(now: Date): number[] {
    const time = now.getTime();
    if (time < this.changesAt) return [];
    return [...this.products.values()].filter(({ changes_at }) => changes_at !== null && changes_at <= time).map(({ id }) => id);
  }

  /** Reads the changed parts again, and no more. */
  async readChanges(em: EntityManager, { products: changed, hasCategories, hasAttributes }: Changes): Promise<void> {
    const categories = hasCategories ? await readCategories(em) : this.categories;
    const rows = changed.length > 0 ? await readProducts(em, changed) : [];
    const ids = rows.map(({ id }) => id);
    const puts = [];
    if (changed.length > 0) {
      for (const order of this.orders.values()) puts.push(await order.read(em, changed));
      for (const words of this.wordsIn.values()) puts.push(await words.read(em, ids));
      if (this.facetValues && !hasAttributes) puts.push(await this.facetValues.read(em, categories, changed));
    }
    this.categories = categories;
    if (hasAttributes) this.facetValues = undefined; // the values of whole categories are others
    this.assignSlots(changed, rows);
    for (const put of puts) put(this.products);
    this.moment = {};
  }

  /** Gives changed products new slots; those that are not among the rows are gone. */
  private assignSlots(changed: number[], rows: IndexedProduct[]): void {
    for (const id of changed) {
      const former = this.products.get(id);
      if (!former) continue;
      this.slots[former.slot] = undefined;
      for (const set of [this.all, this.listed, this.inCategory(former.category)]) set.remove(former.slot);
      this.products.delete(id);
    }
    for (const product of rows) {
      product.slot = this.slots.push(product) - 1;
      this.products.set(product.id, product);
      this.all.add(product.slot);
      if (product.is_listed) this.listed.add(product.slot);
      const alike = this.inCategory(product.category);
      alike.add(product.slot);
      this.byCategory.set(product.category, alike);
    }
    this.changesAt = Number.POSITIVE_INFINITY;
    for (const { changes_at } of this.products.values()) this.changesAt = Math.min(this.changesAt, changes_at ?? this.changesAt);
  }

  get isMostlyStale(): boolean {
    const stale = this.slots.length - this.products.size;
    return stale > STALE_SLOTS_MIN && stale > this.slots.length / 4;
  }
}

function requirePart<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`the index was read without ${name}`);
  return part;
}
