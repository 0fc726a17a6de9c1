import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { storedWord } from "#server/platform/search/search-text.ts";
import type { QueryWord } from "../catalogue/query-words.ts";

/** Most documents that a word may stand in and still lead to products: what more of them say, or half of all, tells none apart. */
const DOCUMENTS_MAX = 200;
const FEW_DOCUMENTS = 5;

/** Shortest beginning of a word that is looked for in documents. */
const BEGINNING_LENGTH = 3;

const IS_WORD = /^[\p{Letter}\p{Number}]+$/u;

/** A word as PostgreSQL asks documents for it; empty where it cannot be asked for. */
function queryOf({ parts, stems, isHub }: QueryWord): string {
  const isAsked = (word: string) => !isHub(word) && IS_WORD.test(word);
  const whole = stems.filter(isAsked).map((word) => `'${storedWord(word)}'`);
  const beginnings = parts.filter((word) => isAsked(word) && word.length >= BEGINNING_LENGTH).map((word) => `'${storedWord(word)}':*`);
  return [...whole, ...beginnings].join(" | ");
}

/** These words, each with the products of which a PDF has it as it was typed. Asked of the documents first, which are few, then of the products that have them. */
export async function withDocuments(em: EntityManager, words: QueryWord[]): Promise<QueryWord[]> {
  const queries = words.map(queryOf);
  if (queries.every((query) => query === "")) return words;
  const { rows } = await sql<{ place: number; ids: number[] }>`
    select asked.place::int, array(select p.id from product p where p.uploads && named.files) as ids
    from unnest(${queries}::text[]) with ordinality asked (query, place), lateral (
      select array_agg(left(filename, 32)) as files
      from (select filename from upload where pdf_words @@ asked.query::tsquery limit ${DOCUMENTS_MAX + 1}::int) meeting
      having count(*) <= ${FEW_DOCUMENTS}::int or (count(*) <= ${DOCUMENTS_MAX}::int and count(*) <= (
        select count(*) / 2 from (select from upload where pdf_words is not null limit ${2 * DOCUMENTS_MAX}::int) readable))
    ) named
    where asked.query <> '' and named.files is not null`.execute(em.getKysely({ type: "read" }));
  const documented = new Map(rows.map(({ place, ids }) => [place, ids]));
  return words.map((word, place) => ({ ...word, documented: documented.get(place + 1) ?? [] }));
}
