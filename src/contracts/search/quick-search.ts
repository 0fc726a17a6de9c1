import { z } from "zod";
import { articleSchema } from "../article/article.ts";
import { pageSchema } from "../page/page.ts";
import { productCardSchema } from "../product/catalogue.ts";
import { searchSchema } from "../shared/paging.ts";

/** Products, articles and pages that a quick search shows; the catalogue has the other products. */
export const QUICK_SEARCH_MAX = { products: 6, articles: 4, pages: 3 } as const;

/** Query of a quick search. */
export const quickSearchQuerySchema = z.object({ q: searchSchema });

/** Results of a quick search: the best products, their total number, and the best articles and pages of the team.
 *  `corrected` is the search that was made instead where the typed words are found nowhere; absent otherwise. */
export const quickSearchSchema = z.object({
  products: z.array(
    productCardSchema.pick({ id: true, slug: true, title: true, reference: true, category: true, image: true, language: true }),
  ),
  total: z.int(),
  articles: z.array(articleSchema.pick({ id: true, slug: true, title: true, category: true, language: true })),
  pages: z.array(pageSchema.pick({ id: true, slug: true, title: true, language: true })),
  corrected: z.string().optional(),
});

export type QuickSearch = z.infer<typeof quickSearchSchema>;
