import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { Newspaper } from "lucide-react";
import { parseCopied } from "#admin-app/kit/collection/filter/list-filter.ts";
import type { Found, FoundQuery, Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";
import { queries } from "#admin-app/rpc.ts";
import { parseArticleFilter } from "./article-filter.ts";
import { publicationState } from "./article-words.ts";

async function search(query: FoundQuery): Promise<Found[]> {
  const { data } = await queries.articles.page.fetch(query);
  return data.map(({ id, title, ...state }) => ({
    id,
    label: title,
    description: publicationState(state, Date.now()).label,
  }));
}

export const articleResource: Resource = {
  name: "article",
  router: "articles",
  one: "Article",
  label: "Blog",
  words: "articles",
  icon: Newspaper,
  section: "content",
  list: "/admin/dashboard/blog",
  isRecorded: true,
  canWait: true,
  translated: { many: "Articles" },
  labels: async () => (await import("./article-editing.ts")).ARTICLE.labels,
  form: async () => (await import("./article-editing.ts")).ARTICLE.form,
  item: {
    to: "/admin/dashboard/blog/$id",
    creation: { label: "Nouvel article", words: "rédiger billet" },
    files: { name: "Article", fields: { image_url: "image", content: "texte" } },
  },
  dashboard: { label: "Articles", count: "blogs" },
  found: { group: "Articles", search },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/blog",
  validateSearch: parseArticleFilter,
  component: lazyScreen(() => import("./articles-screen.tsx"), "ArticlesScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  validateSearch: parseCopied,
  component: lazyScreen(() => import("./article-screen.tsx"), "ArticleScreen"),
});

export const articleRoutes = listRoute.addChildren([itemRoute]);
