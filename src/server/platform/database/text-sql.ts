import { searchWords } from "#contracts/shared/normalize.ts";
import { raw, type RawQueryFragmentSymbol } from "@mikro-orm/core";
import { type RawBuilder, sql } from "kysely";

/** Builds the LIKE pattern of any text that contains this one. Wildcards in it are ordinary characters. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Conditions on a normalized `search_text`: it must contain every word of the search, in any case and without
 *  accents. */
export function matchWords(q: string): { search_text: { $like: string } }[] {
  return searchWords(q).map((word) => ({ search_text: { $like: likePattern(word) } }));
}

const COLLATION = `collate "french_numeric"`;

/** SQL: a text as lists sort it, in French order and with numbers by their values. The collation is made by migration
 *  0060; indexes of lists have it too. */
export function frenchNumeric(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${text} ${sql.raw(COLLATION)}`;
}

/** Builds the same for a column, as a key of `orderBy`. */
export function frenchNumericKey(column: string): RawQueryFragmentSymbol {
  return raw(`"${column}" ${COLLATION}`);
}

/** SQL: the moment of a column as the contracts have it, in ISO 8601 and UTC. */
export function isoTextSql(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
