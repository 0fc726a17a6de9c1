import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { freezePostgres } from "#server/testing/processes.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { ownPostgres, type OwnPostgres } from "./own-postgres.ts";
import { report, setting } from "./setting.ts";

const AWAY_SECONDS = setting("TRUST_AWAY_SECONDS", 30);

let site: Installation;
beforeAll(async () => {
  site = await openInstallation();
});
afterAll(() => site.close());

let asked = 0;
const fresh = () => `/api/products?limit=${1 + (asked++ % 90)}&page=${asked}`;

async function untilCached(): Promise<void> {
  await expect.poll(async () => (await site.send("GET", "/produits")).status).toBe(200);
  // Two alike answers are one cached answer only once the cache listens; asked for often enough it does.
  for (let n = 0; n < 20; n += 1) await site.send("GET", "/produits");
}
beforeEach(untilCached);

/** Asks for what is cached and what is not for as long as the database is away. */
async function whileAway(seconds: number): Promise<{ slowest: number; statuses: Record<string, number[]> }> {
  const until = performance.now() + seconds * 1_000;
  const statuses: Record<string, Set<number>> = { cached: new Set(), fresh: new Set(), ready: new Set(), alive: new Set() };
  let slowest = 0;
  while (performance.now() < until) {
    const answers = await Promise.all([
      site.send("GET", "/produits"),
      site.send("GET", fresh()),
      site.send("GET", "/readyz"),
      site.send("GET", "/healthz"),
    ]);
    for (const [index, kind] of Object.keys(statuses).entries()) statuses[kind]?.add(answers[index]?.status ?? 0);
    const impatient = answers.filter(({ status, headers }) => status === 503 && !(Number(headers.get("retry-after")) > 0));
    if (impatient.length > 0) throw new Error("an answer with 503 does not say when to come back");
    slowest = Math.max(slowest, ...answers.map(({ milliseconds }) => milliseconds));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { slowest, statuses: Object.fromEntries(Object.entries(statuses).map(([kind, set]) => [kind, [...set]])) };
}

/** Measures the time to the first good answer, once the database is back. */
async function recovery(): Promise<number> {
  const since = performance.now();
  await expect.poll(async () => (await site.send("GET", fresh())).status, { interval: 50 }).toBe(200);
  return performance.now() - since;
}

const EXPECTED = { cached: [200], fresh: [503], ready: [503], alive: [200] };

it(`OPS-3: frozen for ${AWAY_SECONDS} s the database makes no visitor wait, and is used again once it goes on`, async () => {
  const thaw = await freezePostgres(site.dataDir);
  let seen: Awaited<ReturnType<typeof whileAway>>;
  try {
    seen = await whileAway(AWAY_SECONDS);
  } finally {
    thaw();
  }
  const back = await recovery();
  report("OPS-3", { frozenSlowestMs: Math.round(seen.slowest), backAfterMs: Math.round(back) });
  expect(seen.statuses).toEqual(EXPECTED);
  expect(seen.slowest).toBeLessThan(6_000);
  expect(back).toBeLessThan(15_000);
  expect(site.server().process.exitCode).toBeNull();
});

it("OPS-3: its connections may be ended a hundred times: no answer is a fault, and they come back", async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 100; n += 1) {
    const asking = Promise.all([
      site.send("GET", fresh()),
      site.send("GET", "/produits"),
      site.asAdmin("GET", "/api/admin/products?limit=5"),
    ]);
    await site.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    for (const { status } of await asking) statuses.add(status);
  }
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  report("OPS-3", { backAfterTerminationsMs: Math.round(await recovery()) });
  await Promise.all(Array.from({ length: 20 }, () => site.send("GET", fresh())));
  const [row] = await site.query<{ n: number }>("select count(*)::int as n from pg_stat_activity where datname = current_database()");
  expect(row?.n).toBeLessThanOrEqual(25);
  expect(site.server().process.exitCode).toBeNull();
});

it(`OPS-3: stopped for ${AWAY_SECONDS} s, a PostgreSQL elsewhere is missed by no cached page, and used again once it is back`, async () => {
  const postgres: OwnPostgres = await ownPostgres();
  await site.stop();
  try {
    await site.start({ DATABASE_URL: postgres.url, JWT_SECRET: "0123456789abcdef0123456789abcdef" });
    await untilCached();
    await postgres.stop();
    const seen = await whileAway(AWAY_SECONDS);
    await postgres.start();
    const back = await recovery();
    report("OPS-3", { stoppedSlowestMs: Math.round(seen.slowest), backAfterMs: Math.round(back) });
    expect(seen.statuses).toEqual(EXPECTED);
    expect(seen.slowest).toBeLessThan(6_000);
    expect(back).toBeLessThan(15_000);
  } finally {
    await site.stop();
    await postgres.close();
    await site.start();
  }
});
