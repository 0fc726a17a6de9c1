import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { z } from "zod";
import { MISSING_DAYS, MISSING_LEAST, type missingPagesSchema } from "#contracts/repair/repair.ts";
import { companyDayAgo } from "#server/platform/database/company-day.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { readLanguage } from "#contracts/shared/language.ts";

/** Most missing pages that are listed. */
const LISTED_MAX = 50;

/** Lists the pages that visitors asked for more than once and did not find, but those that exist or lead on by now. */
export async function listMissingPages(
  em: EntityManager,
  { now, known, pages }: { now: Date; known: ReadonlySet<string>; pages: ReadonlySet<string> },
): Promise<z.infer<typeof missingPagesSchema>> {
  const { rows } = await sql<{ path: string; count: number }>`
    select subject as path, sum(count)::int as count from visit_count
    where kind = 'missing_page' and day > ${companyDayAgo(now, MISSING_DAYS)}::date
    group by subject having sum(count) >= ${MISSING_LEAST} order by 2 desc, 1`.execute(em.getKysely());
  const missing = rows.filter(({ path }) => !known.has(path)).slice(0, LISTED_MAX);
  if (missing.length === 0) return [];
  const findNearest = createNearestPath(pages);
  return missing.map(({ path, count }) => ({ path, count, nearest: findNearest(path) ?? null }));
}

/** Least likeness of two addresses, from 0 to 1, that is worth a proposal. */
const ALIKE = 0.5;

/** Weights of what only one of two addresses has: a page may have words that were not asked for. */
const LACKING = 0.8;
const ADDED = 0.2;

function trigramsOf(path: string): Set<string> {
  const words = normalize(decodeWords(path)).split(" ").filter(Boolean);
  const padded = words.map((word) => `  ${word} `);
  return new Set(padded.flatMap((word) => Array.from({ length: word.length - 2 }, (_, index) => word.slice(index, index + 3))));
}

const decodeWords = (path: string) => path.replace(/\.(?:html?|pdf|aspx?|jsp)$/, "").replace(/[^\p{Letter}\p{Number}]+/gu, " ");

/** Creates the search for the page whose address is most like another one, among the pages in the same language.
 *  Undefined where none is alike. */
function createNearestPath(paths: Iterable<string>): (wanted: string) => string | undefined {
  const known = [...paths];
  const sizes = known.map((path) => trigramsOf(readLanguage(path).path).size);
  const holders = new Map<string, number[]>();
  for (const [index, path] of known.entries())
    for (const trigram of trigramsOf(readLanguage(path).path)) {
      const some = holders.get(trigram);
      if (some) some.push(index);
      else holders.set(trigram, [index]);
    }

  return (wanted) => {
    const { language, path } = readLanguage(wanted);
    const trigrams = trigramsOf(path);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) for (const index of holders.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    let best: { path: string; likeness: number } | undefined;
    for (const [index, count] of shared) {
      const candidate = known[index] ?? "";
      const apart = LACKING * (trigrams.size - count) + ADDED * ((sizes[index] ?? 0) - count);
      const likeness = count / (count + apart);
      const isBetter = likeness >= ALIKE && likeness > (best?.likeness ?? 0);
      if (isBetter && readLanguage(candidate).language === language) best = { path: candidate, likeness };
    }
    return best?.path;
  };
}
