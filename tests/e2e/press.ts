import type { APIRequestContext } from "@playwright/test";
import type { Article, ArticleInput } from "#contracts/article/article.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { bodyOf } from "./body-of.ts";

/** The blog behind a journey, through the documented API. What it adds is gone when it ends. */
export type Press = {
  /** Adds an article, published now unless told otherwise; what is not given is filled in. */
  add: (article: Partial<ArticleInput> & { title: string }) => Promise<Article>;
  /** Every article, drafts included. */
  list: () => Promise<Article[]>;
  setStatus: (article: Pick<Article, "id">, status: Article["status"]) => Promise<void>;
  /** Path of a preview link. */
  previewOf: (article: Pick<Article, "id">) => Promise<string>;
};

/** Opens the blog to one journey. `api` bears an administrator's token. */
export function openPress(api: APIRequestContext, mark: string): Press & { sweep: () => Promise<void> } {
  const added: number[] = [];
  return {
    async add({ title, ...rest }) {
      const data = {
        title,
        slug: `${slugify(title)}-${mark}`,
        content: "<p>Une maison se raconte pièce par pièce.</p>",
        status: "published",
        ...rest,
      };
      const article = await bodyOf<Article>(await api.post("/api/admin/blogs", { data }));
      added.push(article.id);
      return article;
    },
    list: async () => bodyOf<Article[]>(await api.get("/api/admin/blogs")),
    async setStatus({ id }, status) {
      await bodyOf(await api.post("/trpc/articles.setStatus", { data: { id, status } }));
    },
    async previewOf({ id }) {
      const { result } = await bodyOf<{ result: { data: { path: string } } }>(
        await api.post("/trpc/articles.previewLink", { data: { id } }),
      );
      return result.data.path;
    },
    async sweep() {
      for (const id of added) await api.delete(`/api/admin/blogs/${id}`);
    },
  };
}
