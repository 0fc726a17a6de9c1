import { type RawBuilder, sql } from "kysely";

/** A condition on a product `p`. */
export type Condition = RawBuilder<boolean>;

/** What no product meets. */
export const NEVER: Condition = sql`false`;

/** Whether one of these holds; of none, none does. */
export function either(conditions: Condition[]): Condition {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : NEVER;
}
