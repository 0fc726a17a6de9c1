import type { EntityManager } from "@mikro-orm/postgresql";
import { nearestCandidates } from "#server/platform/search/candidates.ts";
import { searchTitleOf, buildSearchText } from "#server/platform/search/search-text.ts";
import { type TypedWord, typedWords, wordsOf } from "#server/platform/search/words.ts";
import type { Language } from "#contracts/shared/language.ts";
import { ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import { type InLanguage, translateItems } from "#server/platform/translation/translate.ts";
import { Article } from "./article.entity.ts";
import { whereVisible } from "./visible-articles.ts";

type Found = InLanguage<Pick<Article, "id" | "slug" | "title" | "category">>;

type Searching = { now: Date; isForgiving: boolean; language: Language };

type Searched = { article: Found; title: string; text: string };

type QueryWord = TypedWord & { candidates: string[] };

function has({ text }: Searched, { parts, stems, candidates }: QueryWord): boolean {
  return [...parts, ...stems.map((word) => ` ${word} `), ...candidates].some((part) => text.includes(part));
}

/** Ranks an article, the smallest number for the best: a word of the title, the beginning of one, anything else. */
function rankOf({ title }: Searched, words: QueryWord[]): number {
  const ranks = words.map(({ typed, stems, candidates }) => {
    const meant = [typed, ...stems, ...candidates];
    if (meant.some((word) => title.includes(` ${word} `))) return 0;
    return meant.some((word) => title.includes(` ${word}`)) ? 1 : 2;
  });
  return ranks.reduce<number>((sum, rank) => sum + rank, 0);
}

function rankMatches(searched: Searched[], words: QueryWord[]): Found[] {
  return searched
    .filter((entry) => words.every((word) => has(entry, word)))
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry.article);
}

/** Searches the visible articles: every word must be in the title or the excerpt. Best hits first, then the newest.
 *  Where none has them and `isForgiving`, small typing errors are forgiven. Source: ADM-6. Articles are few: each is
 *  read and compared here. */
export async function searchArticles(em: EntityManager, q: string, { now, isForgiving, language }: Searching) {
  const words = typedWords(q, language).map(({ typed, parts, stems }): QueryWord => ({ typed, parts, stems, candidates: [] }));
  if (words.length === 0) return [];
  const visible = await em.find(Article, whereVisible(now), {
    fields: ["id", "slug", "title", "category", "excerpt"],
    orderBy: { published_at: "desc", id: "desc" },
  });
  const articles = await translateItems(
    em,
    ARTICLE_TRANSLATION,
    visible.map(({ id, slug, title, category, excerpt }) => ({ id, slug, title, category, excerpt })),
    language,
  );
  const searched = articles.map((article) => ({
    article,
    title: searchTitleOf(article.title),
    text: buildSearchText([article.title, article.excerpt]),
  }));
  const found = rankMatches(searched, words);
  if (found.length > 0 || !isForgiving) return found;
  const known = new Set(searched.flatMap(({ text }) => wordsOf(text)));
  return rankMatches(
    searched,
    words.map(({ typed, parts, stems }) => ({ typed, parts, stems, candidates: nearestCandidates(typed, known) })),
  );
}
