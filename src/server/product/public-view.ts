import type { Context } from "#server/rpc/trpc.ts";
import type { CatalogueIndex, Needs } from "./catalogue-index/catalogue-index.ts";
import { publicIndex } from "./catalogue-index/public-index.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { needsOf } from "./product-list.ts";
import { knownWords } from "./query-words.ts";

/** How visitors see a list: its products, and what words may name, are as they were when the content was last changed. `more` is what the caller needs of the index
 *  beside the list's own. */
export async function publicView(
  { em, responses, language }: Pick<Context, "em" | "responses" | "language">,
  filter: Pick<ProductFilter, "q" | "sort" | "direction">,
  more: Needs = {},
): Promise<ProductView & { index: CatalogueIndex }> {
  const view = { isPublic: true, language };
  const index = await publicIndex({ em, responses }, { ...needsOf(filter, view), ...more });
  return { ...view, index, knownIn: (one) => responses.derived(`words known ${one}`, () => knownWords(em, one)) };
}
