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
  /** What of it are words of the page, and none of the products. */
  ours?: "name" | "all" | undefined;
  /** Of a technical fact, the languages of its name and of what each product says. */
  languages?: { name: Language | undefined; values: (Language | undefined)[] };
};

/** The words for the facts that have no name of their own, and for a price. */
type Words = {
  category: string;
  price: string;
  /** Whether it is sold, told where a product's life is at its end: what is sold, and each end. */
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

/** What is still sold beside what is not; nothing where all are. */
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
  const told = products.map(({ specifications, language }) =>
    specifications.map(({ name_language = language, value_language = language, ...row }) => ({ ...row, name_language, value_language })),
  );
  const names = new Map(told.flat().map((row) => [normalize(row.name), row]));
  names.delete("");
  return [...names].flatMap(([normalized, { name, name_language }]) => {
    const facts = told.map((rows) => rows.filter((row) => normalize(row.name) === normalized));
    const values = facts.map((rows) => rows.map((row) => withUnit(row, pageLanguage.code)).join(", "));
    const languages = { name: name_language, values: facts.map(([first]) => first?.value_language) };
    return values.some((value) => value !== "") ? [{ name, values, languages }] : [];
  });
}

function isSame({ values: [first = "", ...others] }: ComparedRow): boolean {
  return others.every((value) => normalize(value) === normalize(first));
}

/** What sets products apart, and what they share. */
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
