import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { mainImageOf } from "#contracts/product/main-image.ts";
import type { Product } from "#contracts/product/product.ts";
import { rootRoute } from "./root.tsx";

/** New products, and articles, shown on the home page. */
const TASTE_COUNT = 3;

/** Only what a card shows travels with the page. */
function toCard({
  language,
  id,
  slug,
  title,
  reference,
  category,
  short_description,
  price_from,
  lifecycle,
  is_new,
  images,
}: Product): ProductCard {
  return {
    ...(language && { language }),
    id,
    slug,
    title,
    reference,
    category,
    short_description,
    price_from,
    lifecycle,
    is_new,
    image: mainImageOf(images) ?? null,
  };
}

/** A part of the page that could not be loaded is left out: the rest stands without it (specification §8). The server logs why. */
async function orNone<Value>(call: Promise<Value[]>): Promise<Value[]> {
  try {
    return await call;
  } catch {
    return [];
  }
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: async ({ context }) => {
    const rpc = await context.loadRpc();
    const [slides, features, products, articles] = await Promise.all([
      orNone(rpc.slides.listActive.query()),
      orNone(rpc.features.listActive.query()),
      orNone(rpc.products.listActive.query({ sort: "new", limit: TASTE_COUNT }).then(({ data }) => data)),
      orNone(rpc.articles.listCards.query({ limit: TASTE_COUNT })),
    ]);
    return {
      slides,
      features,
      newProducts: products.filter(({ is_new }) => is_new).map(toCard),
      articles,
    };
  },
  component: lazyRouteComponent(() => import("#public-app/home/home-page.tsx"), "HomePage"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/slide/carousel-loading.tsx"), "CarouselLoading"),
  staticData: { opensOnDark: true },
});
