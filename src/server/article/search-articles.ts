import type { EntityManager } from "@mikro-orm/postgresql";
import { nearestWords } from "#server/search/near-words.ts";
import { searchTitleOf, textFoundBy } from "#server/search/search-text.ts";
import { type TypedWord, typedWords, wordsOf } from "#server/search/words.ts";
import { Article } from "./article.entity.ts";
import { visibleAt } from "./visible-articles.ts";

type Found = Pick<Article, "id" | "slug" | "title" | "category">;

type Searched = { article: Found; title: string; text: string };

type SoughtWord = TypedWord & { near: string[] };

function has({ text }: Searched, { parts, wholes, near }: SoughtWord): boolean {
  return [...parts, ...wholes.map((word) => ` ${word} `), ...near].some((part) => text.includes(part));
}

/** The best first: a word of the title, the beginning of one, anything else. */
function rankOf({ title }: Searched, words: SoughtWord[]): number {
  const ranks = words.map(({ typed, wholes, near }) => {
    const meant = [typed, ...wholes, ...near];
    if (meant.some((word) => title.includes(` ${word} `))) return 0;
    return meant.some((word) => title.includes(` ${word}`)) ? 1 : 2;
  });
  return ranks.reduce<number>((sum, rank) => sum + rank, 0);
}

function matching(searched: Searched[], words: SoughtWord[]): Found[] {
  return searched
    .filter((candidate) => words.every((word) => has(candidate, word)))
    .map((candidate) => ({ candidate, rank: rankOf(candidate, words) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ candidate }) => candidate.article);
}

/** The visible articles that have every one of these words in the title or the excerpt: the best hits first, then the newest.
 *  Where none has them and `isForgiving`, small typing errors are forgiven. Source: specification §5 « Search ».
 *  They are few: each is read and compared here. */
export async function searchArticles(em: EntityManager, q: string, { now, isForgiving }: { now: Date; isForgiving: boolean }) {
  const words = typedWords(q).map(({ typed, parts, wholes }): SoughtWord => ({ typed, parts, wholes, near: [] }));
  if (words.length === 0) return [];
  const articles = await em.find(Article, visibleAt(now), {
    fields: ["id", "slug", "title", "category", "excerpt"],
    orderBy: { published_at: "desc", id: "desc" },
  });
  const searched = articles.map((article) => ({
    article,
    title: searchTitleOf(article.title),
    text: textFoundBy([article.title, article.excerpt]),
  }));
  const found = matching(searched, words);
  if (found.length > 0 || !isForgiving) return found;
  const known = new Set(searched.flatMap(({ text }) => wordsOf(text)));
  return matching(
    searched,
    words.map(({ typed, parts, wholes }) => ({ typed, parts, wholes, near: nearestWords(typed, known) })),
  );
}
