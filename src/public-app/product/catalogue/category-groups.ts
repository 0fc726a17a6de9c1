import { NO_CATEGORY_LABEL } from "#contracts/product/catalogue-filter.ts";

/** Puts products under their category headings, in the order they come in; those without category come last under « Autres ».
 *  Source: specification §2 Catalogue. Never throws. */
export function groupByCategory<Row extends { category: string }>(products: Row[]): { heading: string; products: Row[] }[] {
  const groups = Map.groupBy(products, (product) => product.category || NO_CATEGORY_LABEL);
  const others = groups.get(NO_CATEGORY_LABEL);
  if (others) {
    groups.delete(NO_CATEGORY_LABEL);
    groups.set(NO_CATEGORY_LABEL, others);
  }
  return [...groups].map(([heading, rows]) => ({ heading, products: rows }));
}
