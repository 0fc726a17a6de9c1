import { defineEntity, p } from "@mikro-orm/core";
import type { SpeedMetric, SpeedPage } from "#contracts/statistics/speed.ts";

const SpeedCountSchema = defineEntity({
  name: "SpeedCount",
  properties: {
    /** Day in the company's time zone. */
    day: p.date().primary(),
    metric: p.text().$type<SpeedMetric>().primary(),
    page: p.text().$type<SpeedPage>().primary(),
    /** Version of the server that counted. */
    release: p.text().primary(),
    /** Upper bound of the bucket. */
    bucket: p.integer().primary(),
    count: p.integer(),
  },
});

/** Count of measures of one day that fell into one bucket. Nothing says by whom. */
export class SpeedCount extends SpeedCountSchema.class {}
SpeedCountSchema.setClass(SpeedCount);
