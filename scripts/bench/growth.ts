import { aProduct } from "#server/product/product.factory.ts";
import { firstSlug, median } from "../measuring.ts";
import { circumstances, table, writePart } from "./document.ts";
import { serve, type Served } from "./served.ts";

const SIZES = ["500", "50000"];
const TIMES = 30;
const GOAL = 1.5;

const WORDS = ["lampe", "capteur", "thermo", "camera", "volet", "prise", "detecteur", "ecran", "serrure", "variateur"];
const wordOf = (n: number) => WORDS[n % WORDS.length] ?? "";

type Ask = (served: Served, n: number, slug: string) => Promise<Response>;

/** An address that leads elsewhere would measure the other page. */
const answered = (url: string) => fetch(url, { redirect: "manual" });

const asAdmin = ({ url, token }: Served, path: string, init: RequestInit = {}) =>
  fetch(url + path, { ...init, headers: { "content-type": "application/json", authorization: `Bearer ${token}` } });

/** Each is computed anew every time: `n` makes what is asked another thing, or another page of it. */
const ASKED: Record<string, Ask> = {
  "list: a page of 24": ({ url }, n) => fetch(`${url}/api/products?limit=24&page=${1 + (n % 18)}&x=${n}`),
  "one by slug, page rendered": ({ url }, n, slug) => fetch(`${url}/produits/${slug}?x=${n}`),
  "catalogue page, rendered": ({ url }, n) => answered(`${url}/produits?page=${2 + (n % 8)}&prix-max=${1_000_000 + n}`),
  "catalogue with two facets": ({ url }, n) => answered(`${url}/produits?nouveautes=oui&prix-max=${1_000_000 + n}&q=${wordOf(n)}`),
  "search, a page of 24": ({ url }, n) => fetch(`${url}/api/products?limit=24&q=${wordOf(n)}&page=${1 + Math.floor(n / 10)}`),
  sitemap: ({ url }, n) => fetch(`${url}/sitemap.xml?x=${n}`),
  "admin: a page of 50": (served, n) => asAdmin(served, `/api/admin/products?limit=50&page=${1 + (n % 9)}`),
  "admin: search": (served, n) => asAdmin(served, `/api/admin/products?limit=50&q=${wordOf(n)}`),
  create: (served) => asAdmin(served, "/api/admin/products", { method: "POST", body: JSON.stringify(aProduct()) }),
};

async function medianOf(ask: Ask, served: Served, slug: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const startedAt = performance.now();
    const reply = await ask(served, n, slug);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Measures every read and a creation with 500 and with 50,000 products, one after the other, and writes the table. */
export async function measureGrowth(): Promise<void> {
  const measured: Record<string, number[]> = {};
  for (const size of SIZES) {
    const served = await serve(size, size);
    try {
      const slug = await firstSlug(`${served.url}/api/products?limit=1`);
      for (const [name, ask] of Object.entries(ASKED)) (measured[name] ??= []).push(await medianOf(ask, served, slug));
    } finally {
      await served.stop();
    }
  }
  const rows = Object.entries(measured).map(([name, [small = 0, large = 0]]) => {
    const growth = large / small;
    return [name, small.toFixed(1), large.toFixed(1), growth.toFixed(2), growth <= GOAL ? "✓" : "✗"];
  });
  const text = `${circumstances()} Medians of ${TIMES}, one request at a time, none answered from the cache unless the product and page come again; goal: at most ${GOAL} times.\n\n`;
  const shown = table(["read or write, ms", ...SIZES, "times", "goal"], rows);
  console.log(shown);
  await writePart({ title: "Growth", text: text + shown });
}
