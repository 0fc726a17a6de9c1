import type { Context } from "#server/platform/rpc/context.ts";
import type { CatalogueIndex, Needs } from "./catalogue/catalogue-index.ts";
import { catalogueIndex } from "./catalogue/current-index.ts";
import { needsOf } from "./catalogue/find-products.ts";
import type { ProductFilter, ProductView } from "./catalogue/product-filter.ts";
import { readKnownWords } from "./catalogue/query-words.ts";

/** Gives a list as visitors see it: its products, and what words may name, are as they were when the content was last changed; where no change is heard, as they are
 *  now. `more` is what the caller needs of the index beside the list's own. */
export async function publicView(
  { em, responses, language }: Pick<Context, "em" | "responses" | "language">,
  filter: Pick<ProductFilter, "q" | "sort">,
  more: Needs = {},
): Promise<ProductView & { index: CatalogueIndex }> {
  const view = { isPublic: true, language };
  const needs = { ...needsOf(filter, view), ...more };
  const index = await responses.derived(`products ${JSON.stringify(needs)}`, () => catalogueIndex(em, needs));
  return { ...view, index, knownIn: (one) => responses.derived(`words known ${one}`, () => readKnownWords(em, one)) };
}
