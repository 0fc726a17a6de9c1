import type { RequiredEntityData } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { linkValue, LINK_FIELDS } from "#contracts/product/product-links.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { findOrCreateCategory, spellSubcategory } from "#server/resources/category/category-named.ts";
import { rememberDocumentSlugs } from "../documents/document-slugs.ts";
import { Product } from "../product.entity.ts";
import { assignSent } from "#server/platform/rpc/entity-store.ts";
import { categoryOf, type PlannedRow } from "./planned-row.ts";

/** Categories by normalized name. */
type NamedCategories = Map<string, Category>;

/** Finds or creates the categories of rows, locked in one order. Products without one need none. */
export async function resolveCategories(em: EntityManager, rows: PlannedRow[]): Promise<NamedCategories> {
  const named = rows.map(categoryOf).filter(({ name }) => name !== "");
  const distinct = new Map(named.map((each) => [`${normalize(each.name)}\n${each.subcategory}`, each]));
  const categories: NamedCategories = new Map();
  for (const [, { name, subcategory }] of [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const category = await findOrCreateCategory(em, name, subcategory);
    categories.set(category.normalized_name, category);
  }
  return categories;
}

/** The columns that a row writes. */
function columnsOf(em: EntityManager, row: PlannedRow, { categories, ids }: { categories: NamedCategories; ids: Map<number, number> }) {
  const { category: _, ...values } = row.values;
  const { name, subcategory } = categoryOf(row);
  const category = categories.get(normalize(name));
  const isFiled = row.values.category !== undefined || row.values.subcategory !== undefined;
  const links = LINK_FIELDS.flatMap((field) => {
    const named = row.links[field]?.map((one) => ("id" in one ? one.id : (ids.get(one.line) ?? 0)));
    return named ? [[field, linkValue(field, named)]] : [];
  });
  return {
    ...values,
    ...Object.fromEntries(links),
    ...(isFiled && { subcategory: spellSubcategory(category, subcategory) }),
    ...(row.values.category !== undefined && category && { category: em.getReference(Category, category.id) }),
  };
}

/** The columns of a product that is created. */
function newColumns(columns: object, id: number | undefined): RequiredEntityData<Product> {
  // a sound row that creates has every field that a product requires
  return { ...columns, id } as RequiredEntityData<Product>;
}

/** Writes some rows of a plan, and gives the id and version of each. The caller has locked the rows that exist. */
export async function writeRows(
  em: EntityManager,
  rows: PlannedRow[],
  found: { categories: NamedCategories; ids: Map<number, number> },
): Promise<{ id: number; version: number }[]> {
  // A manager of its own: a flush compares all entities of a unit of work.
  const fork = em.fork({ keepTransactionContext: true });
  const known = rows.flatMap((row) => row.known?.id ?? []);
  const stored = new Map((await fork.find(Product, { id: { $in: known } })).map((product) => [product.id, product]));
  const written = rows.map((row) => {
    const columns = columnsOf(fork, row, found);
    const product = stored.get(row.known?.id ?? 0);
    if (!product) return fork.create(Product, newColumns(columns, found.ids.get(row.line)), { persist: true });
    const { downloads } = row.values;
    const remembered = downloads && { downloads: rememberDocumentSlugs(downloads, product.downloads) };
    assignSent<Product>(fork, product, { ...columns, ...remembered });
    return product;
  });
  await fork.flush();
  return written.map(({ id, version }) => ({ id, version }));
}
