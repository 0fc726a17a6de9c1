/** Measured lines and their goals, stricter than SPEED-4. */

/** A read that is answered from memory, beside a baseline: Koa or node:http answering ready bytes of the same size. */
export type Line = { name: string; path: string; baseline: "koa" | "http"; goal: number; headers?: Record<string, string> };

/** The warm reads of a site that has this product and article; `etag` is that of the slides. */
export function warmLines({ product, article, etag }: { product: string; article: string; etag: string }): Line[] {
  return [
    { name: "GET /api/products?limit=24", path: "/api/products?limit=24", baseline: "koa", goal: 0.4 },
    { name: "GET /api/products?limit=5000", path: "/api/products?limit=5000", baseline: "http", goal: 0.5 },
    { name: "GET /api/products/{slug}", path: `/api/products/${product}`, baseline: "koa", goal: 0.5 },
    { name: "GET /api/slides", path: "/api/slides", baseline: "koa", goal: 0.5 },
    { name: "GET /api/features", path: "/api/features", baseline: "koa", goal: 0.5 },
    { name: "304 by ETag", path: "/api/slides", baseline: "koa", goal: 0.5, headers: { "if-none-match": etag } },
    { name: "page: home", path: "/", baseline: "koa", goal: 0.5 },
    { name: "page: catalogue", path: "/produits", baseline: "koa", goal: 0.5 },
    { name: "page: product", path: `/produits/${product}`, baseline: "koa", goal: 0.5 },
    { name: "page: article", path: `/blog/${article}`, baseline: "koa", goal: 0.5 },
  ];
}

/** Longest start with an existing database, in seconds; most memory, in megabytes. */
export const START_GOAL_S = 1.2;
export const MEMORY_GOALS_MB = { idle: 200, loaded: 450 };
