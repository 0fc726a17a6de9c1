import { searchWords } from "#contracts/shared/normalize.ts";
import { raw, type RawQueryFragmentSymbol } from "@mikro-orm/core";
import { type RawBuilder, sql } from "kysely";

/** The LIKE pattern of whatever holds this text. Wildcards in it are letters like any other. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Conditions on a normalized `search_text`: every word of the search must stand in it, whatever its case and
 *  accents. */
export function matchWords(q: string): { search_text: { $like: string } }[] {
  return searchWords(q).map((word) => ({ search_text: { $like: likePattern(word) } }));
}

const COLLATION = `collate "french_numeric"`;

/** SQL: a text as lists sort it, the French way and with numbers by their values. The collation is made by migration
 *  0060; indexes of lists have it too. */
export function frenchNumeric(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${text} ${sql.raw(COLLATION)}`;
}

/** The same of a column, as a key of `orderBy`. */
export function frenchNumericKey(column: string): RawQueryFragmentSymbol {
  return raw(`"${column}" ${COLLATION}`);
}
