import type { Migration } from "@mikro-orm/migrations";
import type { FirstPage, Words } from "./first-page.ts";

/** The day from which the first legal texts are in force. */
const SINCE = "2026-11-27T00:00:00Z";

const isPair = (part: unknown): part is readonly [string, string] =>
  Array.isArray(part) && part.length === 2 && part.every((word) => typeof word === "string");

/** Replaces each text that is in two languages, at any depth, by its French one. Hands every pair to `hear`. */
function toFrench(part: unknown, hear: (pair: readonly [string, string]) => void): unknown {
  if (isPair(part)) {
    hear(part);
    return part[0];
  }
  if (Array.isArray(part)) return part.map((each) => toFrench(each, hear));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, toFrench(each, hear)]));
}

const inFrench = (words: Words) => (typeof words === "string" ? words : words[0]);
const inEnglish = (words: Words) => (typeof words === "string" ? words : words[1]);

function normalize(words: string): string {
  return words
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** The columns of a page and those of its translation. */
function toColumns({ fixed, slug, title, meta_title, meta_description, sections }: FirstPage) {
  const english = new Map<string, string>();
  const french = toFrench(sections, ([text, translated]) => english.set(text, translated));
  const chooseFields = (choose: (words: Words) => string, texts: string[]) => ({
    title: choose(title),
    texts,
    meta_title: choose(meta_title),
    meta_description: choose(meta_description),
  });
  const source = chooseFields(inFrench, [...english.keys()]);
  return { ...source, fixed, slug, sections: french, source, fields: chooseFields(inEnglish, [...english.values()]) };
}

/** Inserts a page with its English translation, both published. */
export async function insertFirstPage(migration: Pick<Migration, "execute">, page: FirstPage): Promise<void> {
  const { fixed, slug, title, meta_title, meta_description, sections, texts, fields, source } = toColumns(page);
  const rows = await migration.execute(
    `insert into "page" ("created_at", "updated_at", "title", "slug", "sections", "texts", "is_active", "meta_title", "meta_description",
      "uploads", "fixed", "search_text") values (?, ?, ?, ?, ?::jsonb, ?::jsonb, true, ?, ?, '{}', ?, ?) returning "id"`,
    [
      SINCE,
      SINCE,
      title,
      slug,
      JSON.stringify(sections),
      JSON.stringify(texts),
      meta_title,
      meta_description,
      fixed,
      normalize(`${title} ${slug}`),
    ],
  );
  const words = normalize(fields.title);
  await migration.execute(
    `insert into "translation" ("created_at", "updated_at", "noun", "record", "language", "title", "fields", "source", "missing", "slug",
      "is_published", "uploads", "search_text", "search_words", "search_title", "sort_title")
      values (?, ?, 'page', ?, 'en', ?, ?::jsonb, ?::jsonb, '{}', ?, true, '{}', ?, to_tsvector('simple', ?), ?, ?)`,
    [SINCE, SINCE, rows[0]?.id, fields.title, JSON.stringify(fields), JSON.stringify(source), slug, words, words, words, words],
  );
}
