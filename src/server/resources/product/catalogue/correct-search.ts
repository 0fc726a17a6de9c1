import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";
import { singularsOf, wordsOf } from "#server/platform/search/words.ts";
import type { IndexedProduct } from "./indexed-product.ts";
import type { Known, QueryWord } from "./query-words.ts";

/** Reads all texts by which a search in a language finds a product. */
async function readTexts(em: EntityManager, best: IndexedProduct, { language, categories }: Known): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', t.fields::text, p.title, p.short_description, p.reference, p.subcategory, p.specifications::text, p.compatibility::text,
      p.benefits::text, p.long_description) as text
    from product p left join translation t on t.noun = 'product' and t.record = p.id and t.language = ${language} and t.is_published
    where p.id = ${best.id}`.execute(em.getKysely({ type: "read" }));
  return `${rows[0]?.text} ${categories.find(({ id }) => id === best.category)?.name}`;
}

/** Corrects a search: each typed word that the best hit does not have becomes the candidate that it has, or whose
 *  synonym it has, as the hit spells it. */
export async function correctSearch(
  em: EntityManager,
  q: string,
  { words, best, known }: { words: QueryWord[]; best: IndexedProduct; known: Known },
): Promise<string> {
  const texts = await readTexts(em, best, known);
  const written = new Map(
    (
      texts
        .normalize("NFC")
        .toLowerCase()
        .match(/[\p{Letter}\p{Number}]+/gu) ?? []
    ).map((word) => [normalize(word), word]),
  );
  const spelled = wordsOf(texts);
  const text = [normalize(texts), ...spelled, ...spelled.flatMap(singularsOf)].join(" ");
  const has = (word: string) => text.includes(word);
  const instead = new Map(
    words.flatMap(({ typed, parts, candidates }) => {
      if (parts.some(has)) return [];
      const found =
        candidates.words.find((word) => written.has(word)) ??
        candidates.words.find(has) ??
        candidates.words.find((word) => known.synonyms.of([word]).some(has));
      return found ? [[typed, written.get(found) ?? found] as const] : [];
    }),
  );
  const typed = q.trim().split(/\s+/);
  return typed.map((word) => instead.get(normalize(word)) ?? word).join(" ");
}
