import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";

type Group<Row> = { heading: string; products: Row[] };

/** Groups products by category, in the order of their first products; those without category come last. Their heading
 *  is « Autres ». Source: CAT-2. Never throws. */
export function groupByCategory<Row extends { category: string }>(products: Row[]): Group<Row>[] {
  const groups = Map.groupBy(products, (product) => product.category || NO_CATEGORY_LABEL);
  const others = groups.get(NO_CATEGORY_LABEL);
  if (others) {
    groups.delete(NO_CATEGORY_LABEL);
    groups.set(NO_CATEGORY_LABEL, others);
  }
  return [...groups].map(([heading, rows]) => ({ heading, products: rows }));
}

/** The groups of the first products of a list, which replace as many of those before; the products behind these stay.
 *  Nothing stays where there are no products. */
export function groupsInFront<Row extends { category: string }>(first: Row[], before: Row[]): Group<Row>[] {
  const groups = groupByCategory(first);
  const [same, ...others] = groupByCategory(before).slice(groups.length - 1);
  const last = groups.at(-1)?.products;
  if (last && same) last.push(...same.products.slice(last.length));
  return groups.concat(others);
}
