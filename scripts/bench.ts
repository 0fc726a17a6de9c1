import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { loginReplySchema } from "#contracts/session/session.ts";
import { aProduct } from "#server/product/product.factory.ts";
import { runServer } from "#server/testing/running-server.ts";
import { buildWhatIsStale } from "./build.ts";
import { firstSlug, median } from "./measuring.ts";

/** Measures the server beside a floor (a ready answer of the same size) in the same run: machines are noisy, ratios are not. Source: goals.md.
 *  `--seconds N` for each measure, of which the median of three counts; `--products N` in the catalogue. */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "4" }, products: { type: "string", default: "5000" } } });
const SECONDS = Number(values.seconds);
const RUNS = 3;
const PASSWORD = "un mot de passe de mesure";

type Line = { name: string; path: string; floor: "koa" | "http"; goal: number; headers?: Record<string, string> };
type Measure = { rate: number; p50: number; p97: number };

async function measure(options: autocannon.Options): Promise<Measure> {
  const runs: autocannon.Result[] = [];
  await autocannon({ connections: 10, ...options, duration: 1 }); // warm-up
  for (let run = 0; run < RUNS; run++) runs.push(await autocannon({ connections: 10, duration: SECONDS, ...options }));
  const failed = runs.reduce((sum, { errors, "4xx": refused, "5xx": broken }) => sum + errors + refused + broken, 0); // a 304 is fine
  if (failed > 0) throw new Error(`${options.url}: ${failed} answers failed`);
  return {
    rate: median(runs.map(({ requests }) => requests.average)),
    p50: median(runs.map(({ latency }) => latency.p50)),
    p97: median(runs.map(({ latency }) => latency.p97_5)),
  };
}

/** A floor in a process of its own, as ours is. */
async function startFloor(kind: Line["floor"]) {
  const child = spawn(process.execPath, ["scripts/bench-floor.ts", kind], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  if (!child.stdout) throw new Error("the floor has no output");
  const [port] = await once(child.stdout, "data");
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.disconnect() };
}

async function memoryOf(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return kilobytes ? `${Math.round(Number(kilobytes) / 1024)} MB` : "unknown";
}

function row(...cells: (string | number)[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(44) : String(cell).padStart(10))).join(""));
}

await buildWhatIsStale();
const dataDir = await mkdtemp(join(tmpdir(), "lumidar-bench-"));
const environment = { DATA_DIR: dataDir, ADMIN_USERNAME: "admin", ADMIN_PASSWORD: PASSWORD };
const seeding = runServer({ ...environment, SEED_DEMO: "auto" });
await seeding.ready;
const [seeded] = await once(
  spawn(process.execPath, ["scripts/db.ts", "seed", "--products", values.products], { env: { ...process.env, DATA_DIR: dataDir } }),
  "close",
);
if (seeded !== 0) throw new Error("the products were not seeded");
seeding.process.kill("SIGTERM");
await seeding.ended;

const startedAt = performance.now();
const server = runServer(environment);
const floors = { koa: await startFloor("koa"), http: await startFloor("http") };
let isMissed = false;
try {
  const url = await server.ready;
  console.log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(2)} s; ${await memoryOf(server.process.pid)} idle\n`);
  const product = await firstSlug(`${url}/api/products?limit=1`);
  const article = await firstSlug(`${url}/api/blogs`);
  const etag = (await fetch(`${url}/api/slides`)).headers.get("etag") ?? "";
  const lines: Line[] = [
    { name: "GET /api/products?limit=24", path: "/api/products?limit=24", floor: "koa", goal: 0.7 },
    { name: "GET /api/products?limit=5000", path: "/api/products?limit=5000", floor: "http", goal: 0.7 },
    { name: "GET /api/products/{slug}", path: `/api/products/${product}`, floor: "koa", goal: 0.7 },
    { name: "GET /api/slides", path: "/api/slides", floor: "koa", goal: 0.7 },
    { name: "GET /api/features", path: "/api/features", floor: "koa", goal: 0.7 },
    { name: "304 by ETag", path: "/api/slides", floor: "koa", goal: 0.9, headers: { "if-none-match": etag } },
    { name: "page: home", path: "/", floor: "koa", goal: 0.7 },
    { name: "page: catalogue", path: "/produits", floor: "koa", goal: 0.7 },
    { name: "page: product", path: `/produits/${product}`, floor: "koa", goal: 0.7 },
    { name: "page: article", path: `/blog/${article}`, floor: "koa", goal: 0.7 },
  ];
  row("warm reads", "req/s", "p50 ms", "floor", "ratio", "goal");
  for (const { name, path, floor, goal, headers = {} } of lines) {
    const first = await fetch(url + path, { headers: { "accept-encoding": "identity", ...headers } });
    const size = Number(first.headers.get("content-length") ?? (await first.arrayBuffer()).byteLength);
    const lowest = await measure({ url: `${floors[floor].url}/${size}` });
    const ours = await measure({ url: url + path, headers });
    const ratio = ours.rate / lowest.rate;
    isMissed ||= ratio < goal;
    row(name, Math.round(ours.rate), ours.p50, Math.round(lowest.rate), ratio.toFixed(2), `${ratio < goal ? "✗" : "✓"} ${goal}`);
  }

  console.log();
  row("computed each time", "req/s", "p50 ms", "p97.5 ms");
  const login = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  const { token } = loginReplySchema.parse(await login.json());
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  let count = 0;
  const words = ["lampe", "capteur", "thermo", "camera", "volet", "prise", "detecteur", "ecran", "serrure", "variateur"];
  const asking = (path: () => string) => [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }) }];
  const search = await measure({
    url,
    connections: 1,
    requests: asking(() => `/api/products?limit=24&q=${words[count % words.length]}&page=${1 + (count++ % 997)}`), // seldom twice the same
  });
  row(`search of ${values.products} products`, Math.round(search.rate), search.p50, search.p97);
  const creation = await measure({
    url,
    requests: [
      {
        method: "POST",
        path: "/api/admin/products",
        headers,
        setupRequest: (request: autocannon.Request) => ({ ...request, body: JSON.stringify(aProduct()) }),
      },
    ],
  });
  row("create a product, durable", Math.round(creation.rate), creation.p50, creation.p97);
  const coldPage = await measure({
    url,
    requests: asking(() => `/produits/${product}?mesure=${count++}`), // a URL that was not requested before
  });
  row("page: product, rendered", Math.round(coldPage.rate), coldPage.p50, coldPage.p97);
  console.log(`\n${await memoryOf(server.process.pid)} after all this`);
} finally {
  for (const floor of Object.values(floors)) floor.stop();
  server.process.kill("SIGTERM");
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = isMissed ? 1 : 0;
