import { parseArgs } from "node:util";
import type autocannon from "autocannon";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { measureChanges } from "./bench/changes.ts";
import { describeRun, table, wrap, writePart } from "./bench/document.ts";
import { measureGrowth } from "./bench/growth.ts";
import { MEMORY_GOALS_MB, START_GOAL_S, warmLines } from "./bench/lines.ts";
import { type Asked, type Measure, measureByTurns, memoryOf, startBaseline } from "./bench/measure.ts";
import { checkOut, serve, type Served } from "./bench/served.ts";
import { buildWhatIsStale } from "../scripts/build.ts";
import { firstSlug } from "./measuring.ts";

/** Measures the server beside a baseline (a ready response of the same size) in the same run. Machines are noisy,
 *  ratios are not. Source: SPEED-4. `--seconds N` for each measure, of which the median of three counts; `--products N`
 *  in the catalogue; `--against COMMIT` measures that commit by turns with ours; `--growth` compares 500 products with
 *  50,000 instead, `--changes` reads pages while a product is saved each second. Writes
 *  docs/measurements.md. */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    products: { type: "string", default: "5000" },
    against: { type: "string" },
    growth: { type: "boolean", default: false },
    changes: { type: "boolean", default: false },
  },
});
const SECONDS = Number(values.seconds);
const HEAD = ["", "requests/s", "p50 ms", "p97.5 ms", "baseline/s", "ratio", "processor", "goal"];

type Baselines = Record<"koa" | "http", Awaited<ReturnType<typeof startBaseline>>>;

const rows: string[][] = [];
let isMissed = false;

/** Prints and keeps the line of one side, whose goal counts for ours only. */
function note(name: string, [baseline, side]: [Measure, Measure], goal: number | undefined): void {
  const ratio = side.rate / baseline.rate;
  const isOurs = goal !== undefined;
  isMissed ||= isOurs && ratio < goal;
  const judged = isOurs ? `${ratio < goal ? "✗" : "✓"} ${goal}` : "";
  const processor = baseline.processor / side.processor;
  const numbers = [Math.round(side.rate), side.p50, side.p97, Math.round(baseline.rate)].map(String);
  const row = [name, ...numbers, ratio.toFixed(ratio < 0.1 ? 4 : 2), processor.toFixed(processor < 0.1 ? 4 : 2), judged];
  rows.push(row);
  console.log(row.map((cell, index) => (index === 0 ? cell.padEnd(44) : cell.padStart(11))).join(""));
}

async function compare(
  name: string,
  sides: Served[],
  baseline: Asked,
  asked: (side: Served) => Asked["options"],
  goal?: number,
): Promise<void> {
  const [lowest, ...measured] = await measureByTurns([baseline, ...sides.map((target) => ({ target, options: asked(target) }))], SECONDS);
  for (const [index, side] of sides.entries()) {
    const found = measured[index];
    if (!lowest || !found) throw new Error("not measured");
    note(index === 0 ? name : `${name} (${side.name})`, [lowest, found], index === 0 ? goal : undefined);
  }
}

const bodyOf = async (url: string) => (await fetch(url, { headers: { "accept-encoding": "identity" } })).arrayBuffer();

async function measureWarm(sides: Served[], baselines: Baselines, ours: Served): Promise<void> {
  const product = await firstSlug(`${ours.url}/api/products?limit=1`);
  const article = await firstSlug(`${ours.url}/api/blogs`);
  const etag = (await fetch(`${ours.url}/api/slides`)).headers.get("etag") ?? "";
  for (const { name, path, baseline, goal, headers = {} } of warmLines({ product, article, etag })) {
    const size = headers["if-none-match"] ? 0 : (await bodyOf(ours.url + path)).byteLength;
    await compare(name, sides, { target: baselines[baseline], options: { url: `/${size}` } }, () => ({ url: path, headers }), goal);
  }
}

let count = 0;

async function measureComputed(sides: Served[], { koa }: Baselines, ours: Served): Promise<void> {
  const size = (await bodyOf(`${ours.url}/api/products?limit=24`)).byteLength;
  const product = await firstSlug(`${ours.url}/api/products?limit=1`);
  const baseline = { target: koa, options: { url: `/${size}` } };
  const each = (makeRequest: () => Partial<autocannon.Request>) => [
    { setupRequest: (request: autocannon.Request) => ({ ...request, ...makeRequest() }) },
  ];
  const words = ["lampe", "capteur", "thermo", "camera", "volet", "prise", "detecteur", "ecran", "serrure", "variateur"];
  // seldom twice the same
  const searchRequest = () => ({ path: `/api/products?limit=24&q=${words[count % words.length]}&page=${1 + (count++ % 997)}` });
  await compare(`search of ${values.products} products, one at a time`, sides, baseline, () => ({
    connections: 1,
    requests: each(searchRequest),
  }));
  const signedIn = ({ token }: Served) => ({ "content-type": "application/json", authorization: `Bearer ${token}` });
  const creationRequest = () => ({ method: "POST" as const, path: "/api/admin/products", body: JSON.stringify(aProduct()) });
  const asked: Record<string, (side: Served) => Asked["options"]> = {
    "create a product, durable": (side) => ({ requests: each(() => ({ ...creationRequest(), headers: signedIn(side) })) }),
    // not requested before
    "page: product, rendered": () => ({ requests: each(() => ({ path: `/produits/${product}?mesure=${count++}` })) }),
    // all products
    "page: catalogue, rendered": () => ({ requests: each(() => ({ path: `/produits?prix-max=${1_000_000 + count++}` })) }),
  };
  for (const [name, options] of Object.entries(asked)) await compare(name, sides, baseline, options);
}

async function measureAll(): Promise<void> {
  const against = values.against === undefined ? undefined : await checkOut(values.against);
  const baselines = { koa: await startBaseline("koa"), http: await startBaseline("http") };
  const sides: Served[] = [];
  try {
    const ours = await serve("ours", values.products);
    sides.push(ours);
    if (against && values.against !== undefined) sides.push(await serve(values.against.slice(0, 12), values.products, against.root));
    await measureWarm(sides, baselines, ours);
    const warm = await Promise.all(sides.map(({ pid }) => memoryOf(pid)));
    await measureComputed(sides, baselines, ours);
    const states = await Promise.all(
      sides.map(async ({ name, pid, startS, idleMB }, index) => {
        const memory = `memory ${idleMB} MB at rest, ${warm[index]} after the warm reads, ${await memoryOf(pid)} at the end, ${await memoryOf(pid, "VmHWM")} at most`;
        return `- ${name}: ready after ${startS.toFixed(2)} s; ${memory}.`;
      }),
    );
    const goals = `Goals: ready after ${START_GOAL_S} s, ${MEMORY_GOALS_MB.idle} MB at rest, ${MEMORY_GOALS_MB.loaded} after any line.`;
    console.log([...states, goals].join("\n"));
    if (against) return;
    const text = `${describeRun()} ${values.products} products, ${SECONDS} s a measure, median of three, by turns with the baseline.`;
    await writePart({ title: "Reads and writes", text: [wrap(text), table(HEAD, rows), states.join("\n"), goals].join("\n\n") });
  } finally {
    for (const side of sides) await side.stop();
    for (const baseline of Object.values(baselines)) baseline.stop();
    await against?.remove();
  }
}

await buildWhatIsStale();
if (values.growth) await measureGrowth();
else if (values.changes) await measureChanges(values.products);
else await measureAll();
process.exitCode = isMissed ? 1 : 0;
