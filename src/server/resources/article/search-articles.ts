import type { EntityManager } from "@mikro-orm/postgresql";
import { ARTICLE_TRANSLATION } from "#contracts/article/article.ts";
import type { Language } from "#contracts/shared/language.ts";
import { searchFew } from "#server/platform/search/search-few.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { Article } from "./article.entity.ts";
import { whereVisible } from "./visible-articles.ts";

type Searching = { now: Date; isForgiving: boolean; language: Language };

/** Searches titles and excerpts of the visible articles. Best hits first, then the newest. */
export async function searchArticles(em: EntityManager, q: string, { now, ...searching }: Searching) {
  const visible = await em.find(Article, whereVisible(now), {
    fields: ["id", "slug", "title", "category", "excerpt"],
    orderBy: { published_at: "desc", id: "desc" },
  });
  const articles = await translateItems(
    em,
    ARTICLE_TRANSLATION,
    visible.map(({ id, slug, title, category, excerpt }) => ({ id, slug, title, category, excerpt })),
    searching.language,
  );
  return searchFew(articles, q, { ...searching, textsOf: ({ excerpt }) => [excerpt] });
}
