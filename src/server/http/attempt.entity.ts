import { defineEntity, p } from "@mikro-orm/core";

/** How often something was tried. The columns, in this order, are the ones that rate-limiter-flexible writes. */
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
