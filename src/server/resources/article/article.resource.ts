import { sql } from "kysely";
import { ARTICLE_TRANSLATION, articleSchema } from "#contracts/article/article.ts";
import type { ArticleCategory } from "#contracts/article/article-categories.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { isPublishedSql } from "#server/platform/database/publication.ts";
import { publicationFacts } from "#server/platform/declaration/publication-facts.ts";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import { hasUndescribedPicture, LONG_METADATA } from "#server/platform/declaration/record-checks.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes, route } from "#server/platform/declaration/rest-route.ts";
import { Article } from "./article.entity.ts";
import { pathsOf, recordWithSlug, translatedSlugs } from "#server/platform/translation/slugs.ts";
import { translateItem } from "#server/platform/translation/translate.ts";
import { whereVisible } from "./visible-articles.ts";

/** The declaration of articles of the blog. */
export const articleResource: Resource<"blogs"> = {
  entity: Article,
  router: "articles",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  ...publicationFacts(Article),
  translated: ARTICLE_TRANSLATION,
  counted: "blogs",
  uniqueFields: ["slug"],
  schemas: { Article: articleSchema },
  rest: [
    route("get /api/blogs", "articles.listPublished", { fr: "Lister les articles publiés", en: "List the published articles" }),
    route("get /api/blogs/{slug}", "articles.bySlug", { fr: "Lire un article publié", en: "Read a published article" }),
    ...crudRoutes("/api/admin/blogs", "articles", { fr: ["un article", "les articles"], en: ["an article", "the articles"] }),
  ],
  media: mediaUser(Article, { noun: "article", places: ["image_url", "content"] }),
  sitemap: async (em, now) => {
    const articles = await em.find(Article, whereVisible(now), { fields: ["slug", "updated_at", "image_url"], orderBy: { id: "asc" } });
    const slugsIn = await translatedSlugs(em, "article");
    return articles.map(({ id, slug, updated_at, image_url }) => ({
      path: `/blog/${slug}`,
      paths: pathsOf("/blog/", { fr: slug, ...slugsIn(id) }),
      changed: updated_at,
      images: image_url ? [image_url] : [],
    }));
  },
  socialCard: {
    path: "blog",
    read: async (em, { slug, now, language }) => {
      const id = await recordWithSlug(em, "article", slug, language);
      const article = await em.findOneOrFail(Article, { $and: [id === undefined ? { slug } : { id }, whereVisible(now)] });
      const { title, language: shown = "fr" } = await translateItem(em, ARTICLE_TRANSLATION, article, language);
      const category: ArticleCategory = article.category;
      return { title, overline: WORDS[shown].articleCategories[category], image: article.image_url };
    },
  },
  checks: {
    isVisible: (now) => sql`r.status = 'published' and ${isPublishedSql("r", now)}`,
    links: [
      { field: "content", holds: "html" },
      { field: "image_url", holds: "url" },
    ],
    faults: [
      { kind: "missing_picture", field: "image_url", where: sql`r.image_url = ''` },
      { kind: "missing_alt_text", field: "content", where: hasUndescribedPicture("content") },
      ...LONG_METADATA,
    ],
  },
  demo: async () => (await import("./demo/seed-articles.ts")).createDemoArticles,
};
