import { spawn } from "node:child_process";
import { once } from "node:events";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { runningUrl } from "#server/platform/database/running-postgres.ts";
import { percentile, report, setting } from "./setting.ts";
import { holdSlowConnections } from "./slow-connections.ts";

const MEGABYTE = 1024 * 1024;

let site: Installation;
beforeAll(async () => {
  site = await openInstallation();
  const seed = spawn(process.execPath, ["scripts/db.ts", "seed", "--products", "5000"], {
    env: { ...process.env, DATA_DIR: site.dataDir },
  });
  const [code] = await once(seed, "close");
  if (code !== 0) throw new Error("the products were not seeded");
}, 300_000);
afterAll(() => {
  process.stdout.write(site.server().output().slice(-1500));
  return site.close();
});

/** Asks a path again and again, ten times a second, while something else goes on; gives how long each took. */
async function probeWhile(path: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const probing = (async () => {
    while (!over.signal.aborted) {
      times.push((await site.send("GET", path)).milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  await work();
  over.abort();
  await probing;
  return times;
}

describe("DOS-1 a list", () => {
  it("a list has no page that is too far and no length that is too great", async () => {
    for (const query of [
      "limit=-1",
      "limit=0",
      "limit=1e9",
      "limit=NaN",
      "limit=5001",
      "limit=5000;--",
      "limit=[]",
      "limit=99999999999999999999",
    ])
      expect((await site.send("GET", `/api/products?${query}`)).status, query).toBe(400);
    const { status, body, milliseconds } = await site.send("GET", "/api/products?page=1000000000");
    expect([status, body.data]).toEqual([200, []]);
    report("DOS-1", { farPageMs: Math.round(milliseconds) });
  });

  it("of 5,000 products takes bounded memory, however often it is asked for at once, and leaves the others alone", async () => {
    const first = await site.send("GET", "/api/products?limit=5000&page=1");
    expect(first.body.data.length, "but for hidden ones").toBeGreaterThan(4_900);
    const before = await site.memory();
    let most = before;
    const health = await probeWhile("/healthz", async () => {
      const orders = ["new", "name", "category", "popular"];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => site.send("GET", `/api/products?limit=${4980 + n}&sort=${orders[n % 2]}`)),
      );
      for (const { status } of answers) expect([200, 503]).toContain(status);
      most = Math.max(most, await site.memory());
    });
    const grown = Math.round((most - before) / MEGABYTE);
    report("DOS-1", { listOf5000Ms: Math.round(first.milliseconds), grownMB: grown, healthP99Ms: Math.round(percentile(health, 0.99)) });
    expect(grown).toBeLessThan(400);
  });
});

describe("DOS-2 a body", () => {
  const json = { "content-type": "application/json" };

  it("that is too big, explodes or is no archive is refused, and costs little memory", async () => {
    const before = await site.memory();
    expect((await site.send("POST", "/api/contact", `"${"x".repeat(MEGABYTE)}"`, json)).status).toBe(413);
    const bomb = gzipSync(Buffer.alloc(200 * MEGABYTE, 32));
    const gzip = { ...json, "content-encoding": "gzip" };
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { status, milliseconds } = await site.send("POST", "/api/contact", new Uint8Array(bomb), gzip);
      expect(status).toBe(413);
      times.push(milliseconds);
    }
    expect((await site.send("POST", "/api/contact", "no archive", gzip)).status).toBe(400);
    report("DOS-2", { bombMs: Math.round(Math.max(...times)) });
    expect((await site.memory()) - before).toBeLessThan(100 * MEGABYTE);
  });

  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: x\r\n", "X-a: b\r\n"],
    ["a body", "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{", " "],
    [
      "an upload without a session",
      "POST /api/admin/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n",
      "-",
    ],
  ])("on 1,000 connections that send %s byte by byte is given up, and keeps no visitor out", async (_what, start, rest) => {
    const usual = percentile(await probeWhile("/", () => new Promise((resolve) => setTimeout(resolve, 2_000))), 0.95);
    let ends: Awaited<ReturnType<typeof holdSlowConnections>> = [];
    const times = await probeWhile("/", async () => {
      ends = await holdSlowConnections(site.url(), { count: 1_000, start, rest });
    });
    const longest = Math.max(...ends.map(({ milliseconds }) => milliseconds));
    report("DOS-2", { usualP95Ms: Math.round(usual), p95Ms: Math.round(percentile(times, 0.95)), longestMs: Math.round(longest) });
    expect(ends).toHaveLength(1_000);
    expect(longest, "each is closed after 15 s, and what a busy machine adds").toBeLessThan(30_000);
    expect(percentile(times, 0.95)).toBeLessThan(Math.max(1_000, 50 * usual));
  });
});

it("DOS-3: a batch of 21 calls or of 10,000 commas is refused with one line of the log, or none", async () => {
  for (const path of [`/trpc/${Array(21).fill("slides.listActive").join()}?batch=1`, `/trpc/${",".repeat(10_000)}?batch=1`]) {
    const lines = site.logLines().length;
    const { status } = await site.send("GET", path);
    expect([400, 414]).toContain(status);
    expect(site.logLines().length - lines).toBeLessThanOrEqual(1);
  }
});

it("DOS-4: ten thousand probes cost the database no more than a query a second, and tell nothing", async () => {
  const countCommits = async () => {
    await site.query("select pg_stat_force_next_flush()");
    return Number(
      (await site.query<{ n: string }>("select xact_commit as n from pg_stat_database where datname = current_database()"))[0]?.n,
    );
  };
  const countOver = async (work: () => Promise<unknown>) => {
    const before = await countCommits();
    const begin = performance.now();
    await work();
    return ((await countCommits()) - before) / ((performance.now() - begin) / 1000);
  };
  const idle = await countOver(() => new Promise((resolve) => setTimeout(resolve, 10_000)));
  const p99: number[] = [];
  const probed = await countOver(async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const { non2xx, errors, latency } = await autocannon({ url: site.url() + path, connections: 10, overallRate: 1_000, duration: 5 });
      expect(non2xx + errors).toBe(0);
      p99.push(latency.p99);
    }
  });
  report("DOS-4", { idlePerSecond: idle, probedPerSecond: probed, p99 });
  expect(probed - idle, "one check a second, and the noise of what works beside").toBeLessThan(3);
  expect((await site.send("GET", "/readyz")).text).toBe('{"status":"ok"}');
});

it("DOS-5, DOS-6: a statement that waits for a lock is given up, and the server answers others meanwhile", async () => {
  const { body: product } = await site.asAdmin("POST", "/api/admin/products", aProduct());
  const holder = new pg.Client({ connectionString: await runningUrl(site.dataDir) });
  await holder.connect();
  await holder.query("begin; lock table product in access exclusive mode");
  let answer = { status: 0, milliseconds: 0 };
  const health = await probeWhile("/healthz", async () => {
    answer = await site.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, title: "Attendu" });
  });
  await holder.query("rollback");
  await holder.end();
  report("DOS-6", { waitedMs: Math.round(answer.milliseconds), healthMaxMs: Math.round(Math.max(...health)) });
  expect(answer.status).toBe(503);
  expect(answer.milliseconds).toBeLessThan(15_000);
  expect(Math.max(...health), "a probe never waits for the lock").toBeLessThan(answer.milliseconds / 2);
  expect((await site.asAdmin("GET", `/api/admin/products/${product.id}`)).body.title).toBe(product.title);
});

it("DOS-9: URLs that were never asked for before do not fill the memory, once the cache is full", async () => {
  const NAMES = setting("TRUST_URLS", 20_000);
  let n = 0;
  const ask = async (amount: number, path: (n: number) => string) => {
    const { non2xx, errors } = await autocannon({
      url: site.url(),
      connections: 10,
      amount,
      requests: [{ setupRequest: (request) => ({ ...request, path: path(n++) }) }],
    });
    return { non2xx, errors };
  };
  const page = (number: number) => `/contact?x=${number}`;
  expect(await ask(4_000, page)).toEqual({ non2xx: 0, errors: 0 });
  const full = await site.memory();
  expect((await ask(NAMES, (number) => `/rien-${number}?y=${number}`)).errors).toBe(0);
  expect(await ask(NAMES / 10, page)).toEqual({ non2xx: 0, errors: 0 });
  const grown = Math.round(((await site.memory()) - full) / MEGABYTE);
  report("DOS-9", { fullMB: Math.round(full / MEGABYTE), grownMB: grown });
  expect(grown).toBeLessThanOrEqual(64);
});
