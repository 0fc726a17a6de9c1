import { createRoute } from "@tanstack/react-router";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { mainImageOf } from "#contracts/product/main-image.ts";
import type { Product } from "#contracts/product/product.ts";
import { ask, toRpcFailure } from "#public-app/rpc/rpc-failure.ts";
import type { Rpc } from "#public-app/rpc/rpc.ts";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

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

/** A part of the page that could not be loaded is left out: the rest stands without it (specification §8). The server logs why. Where no answer comes at all,
 *  there is no page. */
async function orNone<Value>(call: Promise<Value[]>): Promise<Value[]> {
  try {
    return await call;
  } catch (error) {
    if (toRpcFailure(error).code === "offline") throw error;
    return [];
  }
}

async function loadHome(rpc: Rpc) {
  const [slides, features, products, articles] = await Promise.all([
    orNone(rpc.slides.listActive.query()),
    orNone(rpc.features.listActive.query()),
    orNone(rpc.products.listActive.query({ sort: "new", limit: TASTE_COUNT }).then(({ data }) => data)),
    orNone(rpc.articles.listCards.query({ limit: TASTE_COUNT })),
  ]);
  return { slides, features, newProducts: products.filter(({ is_new }) => is_new).map(toCard), articles };
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: ({ context: { loadRpc } }) => ask(loadRpc, loadHome),
  component: lazyRouteComponent(() => import("#public-app/home/home-page.tsx"), "HomePage"),
  pendingComponent: lazyRouteComponent(() => import("#public-app/slide/carousel-loading.tsx"), "CarouselLoading"),
  staticData: { opensOnDark: true },
});
