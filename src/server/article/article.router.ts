import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import {
  type Article as ArticleItem,
  type ArticleCard,
  articleCardSchema,
  type ArticleInput,
  articleInputSchema,
  articleSchema,
} from "#contracts/article/article.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { CARD_TEXT_LENGTH, excerptOf } from "#contracts/shared/excerpt.ts";
import { slugSchema } from "#contracts/shared/text.ts";
import { invalidField } from "#server/app-error.ts";
import { crudProcedures } from "#server/rpc/crud-procedures.ts";
import { assignSent, lockForUpdate, simpleStore } from "#server/rpc/entity-store.ts";
import { publicProcedure, router } from "#server/rpc/trpc.ts";
import { articleDesk } from "./article-desk.ts";
import { Article } from "./article.entity.ts";
import { toArticle } from "./article-item.ts";
import { sanitizeArticle } from "./sanitize-article.ts";

const NEWEST_FIRST = { published_at: "desc nulls last", id: "desc" } as const;

function toCard({ id, slug, title, excerpt, content, category, image_url, published_at, created_at }: Article): ArticleCard {
  const text = excerpt || excerptOf(content, CARD_TEXT_LENGTH);
  return { id, slug, title, excerpt: text, category, image_url, published_at: (published_at ?? created_at).toISOString() };
}

/** What is stored of a sent article: clean HTML, the company as author of what nobody signed, the date of its first publication. */
function fieldsOf(input: ArticleInput, published_at: Date | null | undefined) {
  const content = sanitizeArticle(input.content);
  if (content === "") throw invalidField("content", "Ce champ est obligatoire.");
  const author = input.author === "" ? BRAND.name : input.author;
  return { ...input, content, author, published_at: published_at ?? (input.status === "published" ? new Date() : null) };
}

function publishedArticles(em: EntityManager): Promise<Article[]> {
  return em.find(Article, { status: "published" }, { orderBy: NEWEST_FIRST });
}

const store = simpleStore<Article, object, ArticleItem>(Article, toArticle);

/** The blog. */
export const articleRouter = router({
  ...crudProcedures({
    item: articleSchema,
    input: articleInputSchema,
    query: z.void(),
    list: z.array(articleSchema),
    store: {
      ...store,
      list: async (em) => (await em.find(Article, {}, { orderBy: { created_at: "desc", id: "desc" } })).map(toArticle),
      create: (em, input) => store.create(em, fieldsOf(input, null)),
      update: async (em, id, input, version) => {
        const article = await lockForUpdate(em, Article, id, version);
        assignSent(article, fieldsOf(input, article.published_at));
        await em.flush();
        return toArticle(article);
      },
    },
  }),
  ...articleDesk,
  /** The published articles, newest first. */
  listPublished: publicProcedure.output(z.array(articleSchema)).query(async ({ ctx }) => (await publishedArticles(ctx.em)).map(toArticle)),
  /** The cards of the published articles, newest first. */
  listCards: publicProcedure.output(z.array(articleCardSchema)).query(async ({ ctx }) => (await publishedArticles(ctx.em)).map(toCard)),
  /** One published article; a draft is as unknown as an address that never was. */
  bySlug: publicProcedure
    .input(z.object({ slug: slugSchema }))
    .output(articleSchema)
    .query(async ({ ctx, input: { slug } }) => toArticle(await ctx.em.findOneOrFail(Article, { slug, status: "published" }))),
});
