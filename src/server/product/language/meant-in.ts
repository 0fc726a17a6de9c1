import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { type Condition, either } from "#server/product/condition.ts";
import type { QueryWord } from "#server/product/query-words.ts";
import { isInDocument, isInTexts, isMeant, isOneWord, placesNamed } from "#server/product/word-conditions.ts";
import { containing } from "#server/search/containing.ts";
import { compact } from "#server/search/words.ts";

/** SQL: the translations `p` that visitors read in a language instead of a product's French texts. */
const shownIn = (language: Language) => sql`translation p where p.noun = 'product' and p.language = ${language} and p.is_published`;

/** SQL: whether a product `p` has no words of its own in a language. Asked of one product at a time: to find out of all takes longer than of what was found. */
const isUntranslated = (language: Language) => sql<boolean>`(
  select shown.id from translation shown
  where shown.noun = 'product' and shown.record = p.id and shown.language = ${language} and shown.is_published) is null`;

const referenceHolds = (part: string): Condition => sql`lower(p.reference) || ' ' || p.search_reference like ${containing(part)}`;

/** SQL: ids of the products whose texts meet a condition, as a language has them: the translation's, the French ones where there is none, the reference in
 *  either. Looked up in the indexes of both tables: a join of them has none. */
function idsWhose(texts: Condition, { parts, language }: { parts: string[]; language: Language }): RawBuilder<unknown> {
  return sql`select p.record as id from ${shownIn(language)} and ${texts}
    union all select p.id from product p where ${texts} and (${either(parts.map(referenceHolds))} or ${isUntranslated(language)})`;
}

/** SQL: ids of the products that have a word in a language. */
function idsMeaning(word: QueryWord, language: Language): RawBuilder<unknown> {
  const others = either([...placesNamed(word), isInDocument(word)]);
  return sql`${idsWhose(isInTexts(word), { parts: word.parts, language })} union all select p.id from product p where ${others}`;
}

const isAmong = (ids: RawBuilder<unknown>): Condition => sql`p.id in (${ids})`;

/** Whether a product `p` has this word in a language. */
export function isMeantIn(word: QueryWord, language: Language = "fr"): Condition {
  return language === "fr" ? isMeant(word) : isAmong(idsMeaning(word, language));
}

/** Whether a product `p` has all these words of a search in a language, or the whole search as one word. */
export function meetsSearch(q: string, words: QueryWord[], language: Language = "fr"): Condition {
  if (language === "fr") return either([sql`(${sql.join(words.map(isMeant), sql` and `)})`, ...isOneWord(q)]);
  const ofAll = sql.join(
    words.map((word) => sql`(${idsMeaning(word, language)})`),
    sql` intersect `,
  );
  const inOne = isOneWord(q);
  return isAmong(inOne.length === 0 ? ofAll : sql`(${ofAll}) union all ${idsWhose(either(inOne), { parts: [compact(q)], language })}`);
}

/** Whether some product `p` of a scope has this very word in a language. */
export function isHeldBySome(word: RawBuilder<string>, scope: Condition, language: Language = "fr"): Condition {
  const query = sql`quote_literal(${word})::tsquery`;
  const ofProduct = sql<boolean>`exists (select 1 from product p where p.search_words @@ ${query} and ${scope}`;
  if (language === "fr") return sql`${ofProduct})`;
  return sql`${ofProduct} and ${isUntranslated(language)}) or exists (
    select 1 from translation t join product p on p.id = t.record
    where t.noun = 'product' and t.language = ${language} and t.is_published and t.search_words @@ ${query} and ${scope})`;
}
