import { z } from "zod";

/** Measures of real visits: largest contentful paint and interaction to next paint in milliseconds, cumulative layout
 *  shift in thousandths. Source: https://web.dev/articles/vitals. */
export const SPEED_METRICS = ["lcp", "inp", "cls"] as const;

export type SpeedMetric = (typeof SPEED_METRICS)[number];

/** Upper bounds of the buckets of each measure; the last one takes all that is more. */
export const SPEED_BOUNDS: Record<SpeedMetric, readonly number[]> = {
  lcp: [500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 7000, 10_000, 60_000],
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 2000, 10_000],
  cls: [10, 25, 50, 75, 100, 150, 200, 250, 500, 1000, 5000],
};

/** Limits up to which a measure is good, and from which on it is poor. Source: https://web.dev/articles/vitals. */
export const SPEED_LIMITS: Record<SpeedMetric, { good: number; poor: number }> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
};

/** Kinds of pages that are measured apart. */
export const SPEED_PAGES = ["home", "catalogue", "product", "blog", "article", "other"] as const;

export type SpeedPage = (typeof SPEED_PAGES)[number];

/** A measure of one visit, by the bucket that it fell into. */
export type Measure = { metric: SpeedMetric; page: SpeedPage; bucket: number };

const percentileSchema = z.int().nullable();

/** 75th percentiles of the visits of one group; null where nothing was measured. `count` is the number of paints. */
const speedSchema = z.object({ count: z.int(), lcp: percentileSchema, inp: percentileSchema, cls: percentileSchema });

export type Speed = z.infer<typeof speedSchema>;

/** Speed of the visits of the last `VISIT_DAYS` days, by kind of page and by release, the newest first. */
export const speedOverviewSchema = z.object({
  pages: z.array(speedSchema.extend({ page: z.enum(SPEED_PAGES) })),
  releases: z.array(speedSchema.extend({ release: z.string() })),
});

export type SpeedOverview = z.infer<typeof speedOverviewSchema>;
