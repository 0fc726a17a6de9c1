import { z } from "zod";
import { LANGUAGES } from "../shared/language.ts";

/** Kinds of counted visits: views of products, articles and pages of sections, downloads, comparisons and their
 *  products, searches by what they found, requests by product and by the page that led to the form, pages that do not
 *  exist. */
export const VISIT_KINDS = [
  "product",
  "article",
  "page",
  "download",
  "comparison",
  "compared",
  "search",
  "fruitless_search",
  "request",
  "request_from",
  "missing_page",
] as const;

export type VisitKind = (typeof VISIT_KINDS)[number];

/** Days that the figures look back, the present day included, and compare with as many before them. */
export const VISIT_DAYS = 30;

/** Months that counts are kept. Source: the privacy page says so. */
export const VISIT_MONTHS_KEPT = 25;

/** Most rows of each list of the overview. */
export const MOST_SHOWN = 5;

/** A count of the last `VISIT_DAYS` days, and of as many before them. */
const trendSchema = z.object({ recent: z.int(), before: z.int() });

export type VisitTrend = z.infer<typeof trendSchema>;

const mostSeenSchema = z.object({ id: z.int(), title: z.string(), count: z.int() });

export type MostSeen = z.infer<typeof mostSeenSchema>;

/** Recent visits, each list with the most frequent first. `path` is a documented path, `""` where the page is not
 *  known; `isEmpty` is set while nothing was ever counted; `language` is that of the pages on which a search was typed,
 *  where it is known. */
export const visitOverviewSchema = z.object({
  isEmpty: z.boolean(),
  trends: z.object({ views: trendSchema, downloads: trendSchema, comparisons: trendSchema, searches: trendSchema, requests: trendSchema }),
  products: z.array(mostSeenSchema),
  articles: z.array(mostSeenSchema),
  pages: z.array(mostSeenSchema),
  downloads: z.array(z.object({ file: z.string(), title: z.string(), count: z.int() })),
  fruitless: z.array(z.object({ term: z.string(), language: z.enum(LANGUAGES).optional(), count: z.int() })),
  requestPages: z.array(z.object({ path: z.string(), count: z.int() })),
});

export type VisitOverview = z.infer<typeof visitOverviewSchema>;

/** Visits of one product since the first of the month. */
export const productVisitsSchema = z.object({ views: z.int(), requests: z.int() });
