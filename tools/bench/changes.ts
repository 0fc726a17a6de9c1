import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { z } from "zod";
import { mulberry32 } from "#server/resources/product/demo/mulberry32.ts";
import { firstSlug, median } from "../measuring.ts";
import { describeRun, table, wrap, writePart } from "./document.ts";
import { processorOf, untilIdle } from "../instances/processor.ts";
import { startBaseline, type Target } from "./measure.ts";
import { serve, type Served } from "./served.ts";

const ENCODINGS = { "accept-encoding": "gzip, deflate, br" };

/** Number of readers, and of pages each second where readers come one by one. */
const VISITORS = 100;
const SECONDS = 8;
const RUNS = 3;
/** Half of what SPEED-5 allows. */
const P95_GOAL_MS = 40;

const slugsSchema = z.object({ data: z.array(z.object({ slug: z.string() })) });
const productSchema = z.looseObject({ id: z.number(), version: z.number(), title: z.string() });

/** Milliseconds until each page was there; `refused`: answers of 503, where too many pages are to be computed at a
 *  time. */
type Read = { times: number[]; refused: number };

/** `busy`: milliseconds of processor that the server used each second, which other work on the machine changes
 *  little. */
type Latencies = { perSecond: number; p50: number; p95: number; p99: number; busy: number; refused: number };

type Reading = (target: Target, nextPath: () => string) => Promise<Read>;

/** Reads without a pause: each visitor requests the next page as soon as one is there. */
async function readWithoutPause({ url }: Target, nextPath: () => string): Promise<Read> {
  const times: number[] = [];
  const { non2xx, errors } = await autocannon({
    url,
    connections: VISITORS,
    duration: SECONDS,
    headers: ENCODINGS,
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) }],
    setupClient: (client: autocannon.Client) => void client.on("response", (_status, _bytes, time) => times.push(time)),
  });
  if (errors > 0) throw new Error(`${url}: ${errors} requests failed`);
  return { times, refused: non2xx };
}

/** Milliseconds until a page was there, and whether it was refused. */
async function visit(url: string, agent: Agent): Promise<{ time: number; isRefused: boolean }> {
  const startedAt = performance.now();
  // `once` knows no events
  const [response] = (await once(get(url, { agent, headers: ENCODINGS }), "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return { time: performance.now() - startedAt, isRefused: response.statusCode !== 200 };
}

/** Reads as visitors who come at any moment, however many wait: as many in a second on average, with random pauses
 *  between. */
async function readAsTheyCome({ url }: Target, nextPath: () => string): Promise<Read> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const draw = mulberry32(1);
  const visits: ReturnType<typeof visit>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < SECONDS * 1_000; at += (-Math.log(1 - draw()) * 1_000) / VISITORS) {
    await pause(Math.max(0, startedAt + at - performance.now()));
    visits.push(visit(url + nextPath(), agent));
  }
  const made = await Promise.all(visits);
  agent.destroy();
  return { times: made.map(({ time }) => time), refused: made.filter(({ isRefused }) => isRefused).length };
}

const READINGS: Record<string, Reading> = { "without a pause": readWithoutPause, [`${VISITORS} pages a second`]: readAsTheyCome };

async function measureReading(target: Target, paths: string[], read: Reading): Promise<Latencies> {
  let asked = 0;
  const before = await processorOf([target.pid]);
  const { times, refused } = await read(target, () => paths[asked++ % paths.length] ?? "/");
  const busy = ((await processorOf([target.pid])) - before) / SECONDS;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times.length / SECONDS, p50: at(0.5), p95: at(0.95), p99: at(0.99), busy, refused };
}

/** Saves one product every second until it is stopped; gives how often. */
function saveEverySecond({ url, token }: Served, id: number) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  let saves = 0;
  let saving = Promise.resolve();
  const save = async () => {
    const product = productSchema.parse(await (await fetch(`${url}/api/admin/products/${id}`, { headers })).json());
    const body = JSON.stringify({ ...product, title: `Variateur ${saves}` });
    const { ok, status } = await fetch(`${url}/api/admin/products/${id}`, { method: "PUT", headers, body });
    if (!ok) throw new Error(`the product was not saved: ${status}`);
    saves += 1;
  };
  const timer = setInterval(() => (saving = saving.then(save)), 1_000);
  return async () => {
    clearInterval(timer);
    await saving;
    return saves;
  };
}

/** Home, catalogue, article, contact, and twenty products. */
async function pagesOf(url: string): Promise<string[]> {
  const { data } = slugsSchema.parse(await (await fetch(`${url}/api/products?limit=20`)).json());
  const article = await firstSlug(`${url}/api/blogs`);
  return ["/", "/produits", `/blog/${article}`, "/contact", "/en/", ...data.map(({ slug }) => `/produits/${slug}`)];
}

function middle(runs: Latencies[]): Latencies {
  const of = (name: keyof Latencies) => median(runs.map((run) => run[name]));
  return { perSecond: of("perSecond"), p50: of("p50"), p95: of("p95"), p99: of("p99"), busy: of("busy"), refused: of("refused") };
}

/** Measures how long 100 visitors wait for pages while a product is saved every second. The same without saves, and a
 *  baseline, are measured by turns. */
export async function measureChanges(products: string): Promise<void> {
  const baseline = await startBaseline("koa");
  const site = await serve("ours", products);
  const rows: string[][] = [];
  try {
    await untilIdle(() => [site.pid]);
    const paths = await pagesOf(site.url);
    const first = await firstSlug(`${site.url}/api/products?limit=1`);
    const { id } = productSchema.parse(await (await fetch(`${site.url}/api/products/${first}`)).json());
    const { byteLength } = await (await fetch(`${site.url}/produits`)).arrayBuffer();
    for (const path of paths) await (await fetch(site.url + path)).arrayBuffer();
    for (const [how, read] of Object.entries(READINGS)) {
      const runs: Record<string, Latencies[]> = { baseline: [], "nothing is saved": [], "a save each second": [] };
      for (let run = 0; run < RUNS; run += 1) {
        runs["baseline"]?.push(await measureReading(baseline, [`/${byteLength}`], read));
        runs["nothing is saved"]?.push(await measureReading(site, paths, read));
        const stop = saveEverySecond(site, id);
        runs["a save each second"]?.push(await measureReading(site, paths, read));
        const saves = await stop();
        if (saves < SECONDS / 2) throw new Error(`only ${saves} saves in ${SECONDS} s`);
      }
      for (const [name, measured] of Object.entries(runs)) {
        const { perSecond, p50, p95, p99, busy, refused } = middle(measured);
        const judged = name.startsWith("a save") ? `${p95 <= P95_GOAL_MS ? "✓" : "✗"} p95 ≤ ${P95_GOAL_MS}` : "";
        rows.push([
          `${name}, ${how}`,
          Math.round(perSecond).toString(),
          ...[p50, p95, p99].map((time) => time.toFixed(1)),
          busy.toFixed(0),
          String(refused),
          judged,
        ]);
        console.log(rows.at(-1)?.join("  "));
      }
    }
  } finally {
    await site.stop();
    baseline.stop();
  }
  const head = ["", "pages/s", "p50 ms", "p95 ms", "p99 ms", "processor ms/s", "503", "goal"];
  const text = `${describeRun()} ${products} products, ${VISITORS} visitors at once, ${SECONDS} s a measure, median of ${RUNS}, by turns.`;
  await writePart({ title: "Pages while the content changes", text: [wrap(text), table(head, rows)].join("\n\n") });
}
