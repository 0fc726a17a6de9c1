import { aProduct } from "#server/resources/product/product.factory.ts";
import { firstSlug, median } from "../measuring.ts";
import { describeRun, table, wrap, writePart, writePicture } from "./document.ts";
import { drawPlot } from "./plot.ts";
import { serve, type Served } from "./served.ts";

const SIZES = ["500", "50000"];
const TIMES = 20;
const GOAL = 1.5;
/** Goals of lines that grow more. */
const OWN_GOALS: Record<string, number> = { "admin: inbox, search": 2.5 };

const WORDS = ["lampe", "capteur", "thermo", "camera", "volet", "prise", "detecteur", "ecran", "serrure", "variateur"];
const wordOf = (n: number) => WORDS[n % WORDS.length] ?? "";

/** Short searches: these letters narrow little, and some find nearly everything. */
const LETTERS = ["a", "io", "ip", "zz", "lu"];
const lettersOf = (n: number) => LETTERS[n % LETTERS.length] ?? "";

/** Fills the tables beside the products. */
const FILLING = "tools/bench/grow-tables.ts";

/** A server as its administrator reaches it. */
type Reached = Pick<Served, "url" | "token">;

/** A server, and a product that it has. */
type Asked = { served: Served; slug: string };

type Ask = (served: Reached, n: number, slug: string) => Promise<Response>;

/** Fetches without following redirects: a URL that leads elsewhere would measure the other page. */
const fetchDirectly = (url: string) => fetch(url, { redirect: "manual" });

const asAdmin = ({ url, token }: Reached, path: string, init: RequestInit = {}) =>
  fetch(url + path, { ...init, headers: { "content-type": "application/json", authorization: `Bearer ${token}` } });

const toQueryPath = (procedure: string, input: object) => `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Requests to measure, each computed again every time: `n` changes the query or its page. */
export const CALLS: Record<string, Ask> = {
  "list: a page of 24": ({ url }, n) => fetch(`${url}/api/products?limit=24&page=${1 + n}`),
  "facets, counts and list together": ({ url }, n) =>
    fetch(url + toQueryPath("products.catalogue", { page: 1 + (n % 9), facets: { "prix-max": [String(1_000_000 + n)] } })),
  "search, a page of 24": ({ url }, n) => fetch(`${url}/api/products?limit=24&q=${wordOf(n)}&page=${1 + Math.floor(n / 10)}`),
  "search, one or two letters": ({ url }, n) =>
    fetch(`${url}/api/products?limit=24&q=${lettersOf(n)}&page=${1 + Math.floor(n / LETTERS.length)}`),
  sitemap: ({ url }, n) => fetch(`${url}/sitemap.xml?x=${n}`),
  "admin: a page of 50": (served, n) => asAdmin(served, `/api/admin/products?limit=50&page=${1 + (n % 9)}`),
  "admin: search": (served, n) => asAdmin(served, `/api/admin/products?limit=50&q=${wordOf(n)}`),
  "admin: articles": (served) => asAdmin(served, toQueryPath("articles.page", { limit: 50, page: 1 })),
  "admin: inbox": (served, n) => asAdmin(served, toQueryPath("contactRequests.list", { limit: 50, page: 1 + (n % 9) })),
  "admin: inbox, search": (served, n) => asAdmin(served, toQueryPath("contactRequests.list", { limit: 50, page: 1, q: `devis ${n}` })),
  "admin: media": (served, n) => asAdmin(served, toQueryPath("media.list", { limit: 50, page: 1 + (n % 9) })),
  create: (served) => asAdmin(served, "/api/admin/products", { method: "POST", body: JSON.stringify(aProduct()) }),
};

/** Pages to measure, likewise. */
const PAGES: Record<string, Ask> = {
  "one by slug, page rendered": ({ url }, n, slug) => fetchDirectly(`${url}/produits/${slug}?x=${n}`),
  "catalogue page, rendered": ({ url }, n) => fetchDirectly(`${url}/produits?page=${2 + (n % 8)}&prix-max=${1_000_000 + n}`),
  "catalogue with two facets": ({ url }, n) => fetchDirectly(`${url}/produits?nouveautes=oui&prix-max=${1_000_000 + n}&q=${wordOf(n)}`),
  "blog page, rendered": ({ url }, n) => fetchDirectly(`${url}/blog?page=${2 + (n % 3)}&x=${n}`),
  "article page, rendered": ({ url }, n) => fetchDirectly(`${url}/blog/article-7?x=${n}`),
};

/** Measures the milliseconds of one request. */
async function timeOf(ask: Ask, { served, slug }: Asked, n: number): Promise<number> {
  const startedAt = performance.now();
  const reply = await ask(served, n, slug);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
  return performance.now() - startedAt;
}

/** Measures the milliseconds of each request by each server, the shortest first. Servers are asked by turns, so that
 *  other work on the machine slows both. The first request of each, which fills caches, is not counted. */
async function timesOf(ask: Ask, servers: Asked[]): Promise<number[][]> {
  const times: number[][] = servers.map(() => []);
  for (let n = -1; n < TIMES; n += 1) {
    for (const [index, server] of servers.entries()) {
      const time = await timeOf(ask, server, Math.abs(n));
      if (n >= 0) times[index]?.push(time);
    }
  }
  return times.map((some) => some.toSorted((one, other) => one - other));
}

const p95 = (times: number[]) => times[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** Measures every read and a creation with 500 and with 50,000 products, by turns, and writes the table. */
export async function measureGrowth(): Promise<void> {
  const measured: Record<string, number[][]> = {};
  const servers: Asked[] = [];
  try {
    for (const size of SIZES) {
      const served = await serve(size, size, undefined, FILLING);
      servers.push({ served, slug: await firstSlug(`${served.url}/api/products?limit=1`) });
    }
    for (const [name, ask] of Object.entries({ ...CALLS, ...PAGES })) measured[name] = await timesOf(ask, servers);
  } finally {
    for (const { served } of servers) await served.stop();
  }
  const plotted = Object.entries(measured).map(([name, [small = [], large = []]]) => ({
    name,
    small: median(small),
    large: median(large),
  }));
  const rows = plotted.map(({ name, small, large }) => {
    const growth = large / small;
    const slow = p95(measured[name]?.[1] ?? []);
    const goal = OWN_GOALS[name] ?? GOAL;
    const judged = `${growth <= goal ? "✓" : "✗"} ${goal}`;
    return [name, small.toFixed(1), large.toFixed(1), slow.toFixed(1), growth.toFixed(2), judged];
  });
  const [few = "", many = ""] = SIZES;
  const text = `${describeRun()} Medians of ${TIMES}, one request at a time, by turns, after one that is not counted; none answered from the cache unless the product and page come again. Beside ${few} products 50 articles, 1,000 requests and 500 files; beside ${many} a hundred times as many.`;
  const shown = table(["read or write, ms", few, many, `p95 of ${many}`, "times", "goal"], rows);
  console.log(shown);
  const picture = await writePicture(
    "growth",
    "What each read takes with few and with many",
    drawPlot(plotted, [`${few} products`, many], GOAL),
  );
  await writePart({ title: "Growth", text: [wrap(text), shown, picture].join("\n\n") });
}
