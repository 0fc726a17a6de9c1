/** Measured lines and their goals, stricter than SPEED-4. */

/** A read that is answered from memory, beside a baseline: Koa or node:http answering ready bytes of the same size. */
export type Line = { name: string; path: string; baseline: "koa" | "http"; goal: number; headers?: Record<string, string> };

/** The warm reads of a site that has this product and article; `etag` is that of the slides. */
export function warmLines({ product, article, etag }: { product: string; article: string; etag: string }): Line[] {
  return [
    { name: "GET /api/products?limit=24", path: "/api/products?limit=24", baseline: "koa", goal: 1 },
    { name: "GET /api/products?limit=5000", path: "/api/products?limit=5000", baseline: "http", goal: 0.9 },
    { name: "GET /api/products/{slug}", path: `/api/products/${product}`, baseline: "koa", goal: 1 },
    { name: "GET /api/slides", path: "/api/slides", baseline: "koa", goal: 1 },
    { name: "GET /api/features", path: "/api/features", baseline: "koa", goal: 1 },
    { name: "304 by ETag", path: "/api/slides", baseline: "koa", goal: 1.2, headers: { "if-none-match": etag } },
    { name: "page: home", path: "/", baseline: "koa", goal: 1 },
    { name: "page: catalogue", path: "/produits", baseline: "koa", goal: 1 },
    { name: "page: product", path: `/produits/${product}`, baseline: "koa", goal: 1 },
    { name: "page: article", path: `/blog/${article}`, baseline: "koa", goal: 1 },
  ];
}

/** The least of Koa's ready buffer of 24 products that what is computed each time reaches. */
export const COMPUTED_GOALS = { "create a product, durable": 0.04, "page: product, rendered": 0.02, "page: catalogue, rendered": 0.008 };

/** Longest start with an existing database, in seconds; most memory, in megabytes. */
export const START_GOAL_S = 0.7;
export const MEMORY_GOALS_MB = { idle: 150, loaded: 350 };

/** Results of other systems, with 5,000 products of 1.4 KB on PostgreSQL. Each ran in one process with default
 *  settings, under this client. */
export const PEERS = `| requests/s (p50 ms) | list of 5,000 | list of 24 | one by slug | create one | start | memory idle / loaded |
|---|---|---|---|---|---|---|
| Directus 12.4 | 2.8–5.1 (2040) | 231 (41) | 350 (27) | 237 (41) | 3.2 s | 395 / 1211 MB |
| Strapi 5.54 | 2.6 (3050) | 191 (51) | 377 (26) | 152 (65) | 1.9 s | 347 / 983 MB |
| Payload 3.90, API only | 3.4–3.8 (2170) | 308–367 (31) | 776–939 (12) | 376–490 (24) | 0.5–0.9 s | 116–190 / 635 MB |
| baseline: Koa, ready buffer of 24 products | | 38,167 (0.2) | 51,623 (hello) | | 0.2 s | 85 / 101 MB |

Measured on 2 cores shared with the database and the load, in a good hour: their ratio to the baseline is what can be compared with ours. To repeat
it: install the peer by its own starter with PostgreSQL, a collection « products » with the fields of \`POST /api/admin/products\`, 5,000 rows of
\`npm run db -- seed --products 5000\` sent through its API, then \`autocannon -c 10 -d 10\` at its list (limit 5000 and 24), at one row by slug, and
as POST with a token; the baseline by \`node tools/bench/baseline.ts koa\`.`;
