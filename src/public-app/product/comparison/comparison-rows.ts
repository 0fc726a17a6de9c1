import type { Comparison } from "#contracts/product/catalogue.ts";
import type { Lifecycle } from "#contracts/product/life-cycle.ts";
import { withUnit } from "#contracts/attribute/value-text.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { language as pageLanguage } from "#messages/public-app/language/language";

/** One fact of every compared product, in their order; empty where a product does not state it. */
export type ComparedRow = {
  name: string;
  values: string[];
  /** Parts of the row that are words of the page, and not of the products. */
  ours?: "name" | "all" | undefined;
  /** Languages of a technical fact: that of its name and that of each product's value. */
  languages?: { name: Language | undefined; values: (Language | undefined)[] };
};

/** The words for the facts that have no name of their own, and for a price. */
type Words = {
  category: string;
  price: string;
  /** Name of the row about sales, which is shown where a product is no longer made; then its values. */
  sale: string;
  sold: string;
  lifecycle: Record<Lifecycle, string>;
  priceFrom: (euros: number) => string;
  compatibility: string;
  benefits: string;
};

function rowOf(name: string, values: string[], ours?: ComparedRow["ours"]): ComparedRow[] {
  return values.some((value) => value !== "") ? [{ name, values, ours }] : [];
}

/** The row that says which products are still sold; none where all are. */
function saleRow(products: Comparison, { sale, sold, lifecycle }: Words): ComparedRow[] {
  if (products.every((product) => product.lifecycle === "active")) return [];
  return rowOf(
    sale,
    products.map((product) => lifecycle[product.lifecycle] || sold),
    "all",
  );
}

/** The technical facts, in the order in which the products first state them. The same name may be spelled with other
 *  accents or capitals. */
function specificationRows(products: Comparison): ComparedRow[] {
  const specifications = products.map(({ specifications, language }) =>
    specifications.map(({ name_language = language, value_language = language, ...row }) => ({ ...row, name_language, value_language })),
  );
  const names = new Map(specifications.flat().map((row) => [normalize(row.name), row]));
  names.delete("");
  return [...names].flatMap(([normalized, { name, name_language }]) => {
    const facts = specifications.map((rows) => rows.filter((row) => normalize(row.name) === normalized));
    const values = facts.map((rows) => rows.map((row) => withUnit(row, pageLanguage.code)).join(", "));
    const languages = { name: name_language, values: facts.map(([first]) => first?.value_language) };
    return values.some((value) => value !== "") ? [{ name, values, languages }] : [];
  });
}

function isSame({ values: [first = "", ...others] }: ComparedRow): boolean {
  return others.every((value) => normalize(value) === normalize(first));
}

/** Separates the facts that differ between products from those that all share. */
export function compare(products: Comparison, words: Words): { different: ComparedRow[]; same: ComparedRow[] } {
  const rows = [
    ...rowOf(
      words.category,
      products.map(({ category, subcategory }) => [category, subcategory].filter(Boolean).join(", ")),
      "name",
    ),
    ...rowOf(
      words.price,
      products.map(({ price_from }) => (price_from === null ? "" : words.priceFrom(price_from))),
      "all",
    ),
    ...saleRow(products, words),
    ...specificationRows(products),
    ...rowOf(
      words.compatibility,
      products.map(({ compatibility }) => compatibility.toSorted().join(", ")),
      "name",
    ),
    ...rowOf(
      words.benefits,
      products.map(({ benefits }) => benefits.map(({ title, description }) => title || description).join(", ")),
      "name",
    ),
  ];
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}
