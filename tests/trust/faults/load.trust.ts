import autocannon from "autocannon";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { percentile, report, setting } from "./setting.ts";

const MEGABYTE = 1024 * 1024;
const OVERLOAD_SECONDS = setting("TRUST_OVERLOAD_SECONDS", 60);
const SOAK_MINUTES = setting("SOAK_MINUTES", 3);

let site: Installation;
beforeAll(async () => {
  site = await openInstallation();
  for (let n = 0; n < 200; n += 1) await site.asAdmin("POST", "/api/admin/products", aProduct({ slug: `charge-${n}` }));
});
afterAll(() => site.close());

let asked = 0;
/** Pages that are rendered each time: no two have one URL. */
const freshPages = [
  { setupRequest: (request: autocannon.Request) => ({ ...request, path: `/produits/charge-${asked % 200}?n=${asked++}` }) },
];

/** Measures how many pages a second the server renders at most. */
async function measureCapacity(): Promise<number> {
  const { requests, non2xx } = await autocannon({ url: site.url(), connections: 20, duration: 10, requests: freshPages });
  expect(non2xx).toBe(0);
  return requests.average;
}

it("DOS-7: asked for five times what it can do, it answers what it accepts in time, refuses the rest, and is as before once that ends", async () => {
  const able = await measureCapacity();
  const statuses: Record<number, number> = {};
  const accepted: number[] = [];
  const before = await site.memory();
  let most = before;
  const watch = setInterval(() => void site.memory().then((memory) => (most = Math.max(most, memory))), 500);
  const { promise: ended, resolve } = Promise.withResolvers<autocannon.Result>();
  const load = autocannon(
    {
      url: site.url(),
      connections: Math.min(1_000, Math.max(100, Math.round(5 * able))), // so that each asks once a second
      overallRate: Math.round(5 * able),
      duration: OVERLOAD_SECONDS,
      requests: freshPages,
      timeout: 30,
    },
    (_error, result) => resolve(result),
  );
  load.on("response", (_client, status, _bytes, milliseconds) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) accepted.push(milliseconds);
  });
  const result = await ended;
  clearInterval(watch);
  const since = performance.now();
  await expect.poll(async () => (await site.send("GET", `/produits/charge-1?apres=${asked++}`)).status, { interval: 50 }).toBe(200);
  const recovered = performance.now() - since;
  report("DOS-7", {
    measureCapacity: able,
    statuses,
    errors: result.errors,
    p50Ms: percentile(accepted, 0.5),
    p99Ms: percentile(accepted, 0.99),
    grownMB: Math.round((most - before) / MEGABYTE),
    recoveredMs: Math.round(recovered),
  });
  expect(Object.keys(statuses).every((status) => ["200", "503"].includes(status))).toBe(true);
  expect(result.errors, "no connection breaks off, none is left without an answer").toBe(0);
  expect(accepted.length, "it goes on working").toBeGreaterThan((able * OVERLOAD_SECONDS) / 10);
  // Two seconds are asked for; the floor is what the machine itself takes for as many as may wait at once.
  expect(percentile(accepted, 0.99)).toBeLessThan(Math.max(2_000, (4 * 16_000) / able + 2_000));
  expect(recovered).toBeLessThan(15_000);
});

it(
  `DOS-8: at half of what it can do for ${SOAK_MINUTES} minutes it leaks neither memory nor open files, and fails nothing`,
  { timeout: (SOAK_MINUTES + 10) * 60_000 },
  async () => {
    const able = await measureCapacity();
    const soak = (seconds: number) =>
      Promise.all([
        autocannon({
          url: site.url(),
          connections: 20,
          overallRate: Math.max(1, Math.round(able / 4)),
          duration: seconds,
          requests: freshPages,
        }),
        autocannon({
          url: site.url(),
          connections: 10,
          overallRate: 50,
          duration: seconds,
          requests: [{ path: "/api/products?limit=24" }, { path: "/" }, { path: "/produits" }],
        }),
        autocannon({
          url: site.url(),
          connections: 2,
          overallRate: 5,
          duration: seconds,
          requests: [
            {
              method: "PUT",
              path: "/api/admin/products/1",
              headers: { "content-type": "application/json", authorization: `Bearer ${site.token()}` },
              body: JSON.stringify(aProduct({ slug: "charge-0" })),
            },
          ],
        }),
      ]);
    await soak(60); // the caches fill, the compiler warms up
    const openBefore = await site.openFiles();
    const memory: number[] = [];
    const watch = setInterval(() => void site.memory().then((bytes) => memory.push(bytes / MEGABYTE)), 1_000);
    const results = await soak(SOAK_MINUTES * 60);
    clearInterval(watch);
    await site.send("GET", "/healthz");
    const half = Math.floor(memory.length / 2);
    const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    // Between the middles of both halves lies half of the time.
    const slope = (mean(memory.slice(half)) - mean(memory.slice(0, half))) / (SOAK_MINUTES / 2);
    const opened = (await site.openFiles()) - openBefore;
    const failed = results.map(({ errors, non2xx, timeouts }) => errors + non2xx + timeouts);
    report("DOS-8", {
      minutes: SOAK_MINUTES,
      failed,
      slopeMBPerMinute: slope,
      opened,
      fromMB: Math.round(memory[0] ?? 0),
      toMB: Math.round(memory.at(-1) ?? 0),
    });
    expect(failed).toEqual([0, 0, 0]);
    expect(opened, "open files, but for the connections of a probe").toBeLessThanOrEqual(5);
    expect(slope, "megabytes a minute; a short run sees the collector's rhythm").toBeLessThan(SOAK_MINUTES < 30 ? 20 : 1);
  },
);
