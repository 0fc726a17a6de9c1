import { raw, type RawQueryFragmentSymbol } from "@mikro-orm/core";
import { type RawBuilder, sql } from "kysely";

const COLLATION = `collate "french_numeric"`;

/** SQL: a text as lists sort it, the French way and with numbers by their values. The collation is made by migration 0060; indexes of lists have it too. */
export function frenchNumeric(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${text} ${sql.raw(COLLATION)}`;
}

/** The same of a column, as a key of `orderBy`. */
export function frenchNumericKey(column: string): RawQueryFragmentSymbol {
  return raw(`"${column}" ${COLLATION}`);
}
