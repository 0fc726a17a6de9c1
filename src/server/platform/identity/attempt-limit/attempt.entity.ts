import { defineEntity, p } from "@mikro-orm/core";

/** Attempts under a key. rate-limiter-flexible writes these columns, in this order. */
export const Attempt = defineEntity({
  name: "Attempt",
  tableName: "attempt",
  properties: {
    key: p.string().primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint().nullable(),
  },
});
