import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Article } from "#contracts/article/article.ts";
import { excerptOf } from "#contracts/shared/excerpt.ts";
import { ask } from "#public-app/rpc-failure.ts";
import { rootRoute } from "./root.tsx";

/** Length of the text on a card whose article has no excerpt, in characters. Source: specification §9. */
const CARD_TEXT_LENGTH = 150;

/** What a card shows: whole articles would make the page many times heavier. */
function toCard({ id, slug, title, excerpt, content, category, image_url, published_at, created_at }: Article) {
  return {
    id,
    slug,
    title,
    category,
    image_url,
    excerpt: excerpt || excerptOf(content, CARD_TEXT_LENGTH),
    published_at: published_at ?? created_at,
  };
}

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blog",
  loader: async ({ context }) => (await ask(context.loadRpc, (rpc) => rpc.articles.listPublished.query())).map(toCard),
  component: lazyRouteComponent(() => import("#public-app/article/blog-page.tsx"), "BlogPage"),
  staticData: { opensAtNight: true },
});
