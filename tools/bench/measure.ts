import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import autocannon from "autocannon";
import { median, processorOf } from "../measuring.ts";

/** Requests a second, and milliseconds; `processor`: microseconds of processor that the server used for each, which a
 *  busy machine moves less. */
export type Measure = { rate: number; p50: number; p97: number; processor: number };

/** A server that is measured: where it listens, and its process. */
export type Target = { url: string; pid: number | undefined };

/** Times that each thing is measured; the median counts. */
const RUNS = 3;

async function runOnce(target: Target, options: Partial<autocannon.Options>, duration: number): Promise<Measure> {
  const before = await processorOf(target.pid);
  const run = await autocannon({ connections: 10, ...options, url: target.url + (options.url ?? ""), duration });
  const redirected = run["3xx"] - (run.statusCodeStats?.["304"]?.count ?? 0);
  const failed = run.errors + run["4xx"] + run["5xx"] + redirected;
  if (failed > 0) throw new Error(`${target.url}${options.url ?? ""}: ${failed} answers failed or led elsewhere`);
  const used = (await processorOf(target.pid)) - before;
  return { rate: run.requests.average, p50: run.latency.p50, p97: run.latency.p97_5, processor: used / Math.max(run.requests.total, 1) };
}

function middle(runs: Measure[]): Measure {
  const of = (name: keyof Measure) => median(runs.map((run) => run[name]));
  return { rate: of("rate"), p50: of("p50"), p97: of("p97"), processor: of("processor") };
}

/** Requests to one target. */
export type Asked = { target: Target; options: Partial<autocannon.Options> };

/** Measures several targets by turns, so that an hour of the machine is the same for all. */
export async function measureByTurns(asked: Asked[], seconds: number): Promise<Measure[]> {
  const runs: Measure[][] = asked.map(() => []);
  for (const { target, options } of asked) await runOnce(target, options, 1); // warm-up
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, { target, options }] of asked.entries()) runs[index]?.push(await runOnce(target, options, seconds));
  return runs.map(middle);
}

/** Starts a baseline in a process of its own, as the server is. */
export async function startBaseline(kind: "koa" | "http"): Promise<Target & { stop: () => void }> {
  const child = spawn(process.execPath, ["tools/bench/baseline.ts", kind], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  if (!child.stdout) throw new Error("the baseline has no output");
  const [port] = await once(child.stdout, "data");
  return { url: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid, stop: () => child.disconnect() };
}

/** Memory of a process, in megabytes; `VmHWM`: its peak. */
export async function memoryOf(pid: number | undefined, field: "VmRSS" | "VmHWM" = "VmRSS"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}
