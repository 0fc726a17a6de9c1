import { z } from "zod";
import { articleSchema } from "../article/article.ts";
import { productCardSchema } from "../product/catalogue.ts";
import { searchSchema } from "../shared/paging.ts";

/** Products and articles that a quick search shows; the catalogue has the others. */
export const QUICK_SEARCH_MAX = { products: 6, articles: 4 } as const;

/** Query of a quick search. */
export const quickSearchQuerySchema = z.object({ q: searchSchema });

/** Results of a quick search: the best products, their total number, and the best articles. `corrected` is the search
 *  that was made instead where the typed words are found nowhere; absent otherwise. */
export const quickSearchSchema = z.object({
  products: z.array(
    productCardSchema.pick({ id: true, slug: true, title: true, reference: true, category: true, image: true, language: true }),
  ),
  total: z.int(),
  articles: z.array(articleSchema.pick({ id: true, slug: true, title: true, category: true, language: true })),
  corrected: z.string().optional(),
});

export type QuickSearch = z.infer<typeof quickSearchSchema>;
