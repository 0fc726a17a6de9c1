/** Measured lines and their goals, stricter than SPEED-4. */

/** A read that is answered from memory, beside a floor: Koa or node:http answering ready bytes of the same size. */
export type Line = { name: string; path: string; floor: "koa" | "http"; goal: number; headers?: Record<string, string> };

/** The warm reads of a site that has this product and article; `etag` is that of the slides. */
export function warmLines({ product, article, etag }: { product: string; article: string; etag: string }): Line[] {
  return [
    { name: "GET /api/products?limit=24", path: "/api/products?limit=24", floor: "koa", goal: 1 },
    { name: "GET /api/products?limit=5000", path: "/api/products?limit=5000", floor: "http", goal: 0.9 },
    { name: "GET /api/products/{slug}", path: `/api/products/${product}`, floor: "koa", goal: 1 },
    { name: "GET /api/slides", path: "/api/slides", floor: "koa", goal: 1 },
    { name: "GET /api/features", path: "/api/features", floor: "koa", goal: 1 },
    { name: "304 by ETag", path: "/api/slides", floor: "koa", goal: 1.2, headers: { "if-none-match": etag } },
    { name: "page: home", path: "/", floor: "koa", goal: 1 },
    { name: "page: catalogue", path: "/produits", floor: "koa", goal: 1 },
    { name: "page: product", path: `/produits/${product}`, floor: "koa", goal: 1 },
    { name: "page: article", path: `/blog/${article}`, floor: "koa", goal: 1 },
  ];
}

/** The least of Koa's ready buffer of 24 products that what is computed each time reaches. */
export const COMPUTED_GOALS = { "create a product, durable": 0.04, "page: product, rendered": 0.02, "page: catalogue, rendered": 0.008 };

/** Longest start with an existing database, in seconds; most memory, in megabytes. */
export const START_GOAL_S = 0.7;
export const MEMORY_GOALS_MB = { idle: 150, loaded: 350 };
