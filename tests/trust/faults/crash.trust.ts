import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { runServer } from "#server/testing/running-server.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { percentile, report, setting } from "./setting.ts";

const CRASHES = setting("TRUST_CRASHES", 10);
const PRODUCTS = 20;
const WRITES = 200;
const STARTS = 20;

let site: Installation;
beforeAll(async () => {
  site = await openInstallation();
});
afterAll(() => site.close());

/** Marks every part of a product, its lists too, with the write it comes from. */
const markProduct = (mark: string) => ({
  short_description: mark,
  specifications: [1, 2, 3].map((n) => ({ name: `Mesure ${n}`, value: mark })),
  benefits: [1, 2, 3].map((n) => ({ icon: "Shield", title: `Atout ${n}`, description: mark })),
});

/** The marks that a stored product bears: one, unless it is torn. */
const marksOf = ({ short_description, specifications, benefits }: any): Set<string> =>
  new Set([short_description, ...specifications.map((row: any) => row.value), ...benefits.map((row: any) => row.description)]);

async function restart(): Promise<number> {
  const since = performance.now();
  await site.start();
  return performance.now() - since;
}

it(`DUR-1: killed during ${WRITES} saves at once, it loses none that it had acknowledged, tears no product, and starts again`, async () => {
  const products: { id: number; slug: string }[] = [];
  for (let n = 0; n < PRODUCTS; n += 1)
    products.push((await site.asAdmin("POST", "/api/admin/products", { ...aProduct(), ...markProduct("first") })).body);
  const ready: number[] = [];
  await site.stop();
  const clean = await restart();
  let sum = 0;
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const acknowledged = new Map<number, { version: number; mark: string }>();
    let count = 0;
    const killAfter = 1 + Math.floor((crash * WRITES * 0.7) / CRASHES);
    const saves = Array.from({ length: WRITES }, async (_, n) => {
      const product = products[n % PRODUCTS];
      const mark = randomUUID();
      if (!product) return;
      const { status, body } = await site.asAdmin("PUT", `/api/admin/products/${product.id}`, {
        ...product,
        version: undefined,
        ...markProduct(mark),
      });
      if (status === 503) return; // it waited too long behind the others, and was not done
      if (status !== 200) throw new Error(`a save was answered with ${status}`);
      if (body.version > (acknowledged.get(product.id)?.version ?? 0)) acknowledged.set(product.id, { version: body.version, mark });
      if (++count === killAfter) site.server().process.kill("SIGKILL");
    });
    const failed = (await Promise.allSettled(saves)).filter((save) => save.status === "rejected");
    for (const { reason } of failed) expect(String(reason), "a save breaks off only with its connection").not.toContain("answered");
    site.server().process.kill("SIGKILL"); // where fewer were done than it was to do
    expect((await site.server().ended).signal).toBe("SIGKILL");
    sum += count;
    ready.push(await restart());
    for (const { id } of products) {
      const { body } = await site.asAdmin("GET", `/api/admin/products/${id}`);
      const last = acknowledged.get(id);
      expect(marksOf(body).size, "one write, whole").toBe(1);
      if (!last) continue;
      // A later save may have been done without its sender being told.
      const isLost = body.version < last.version || (body.version === last.version && body.short_description !== last.mark);
      expect(isLost, "an acknowledged save is there").toBe(false);
    }
  }
  report("DUR-1", {
    crashes: CRASHES,
    acknowledged: sum,
    cleanStartMs: Math.round(clean),
    readyAgainP95Ms: Math.round(percentile(ready, 0.95)),
  });
  expect(Math.max(...ready), "five seconds are asked for; the floor is a clean start in the same run").toBeLessThan(
    Math.max(30_000, 6 * clean),
  );
});

it("CON-3: killed while places are swapped, it keeps every row, each at a place of its own", async () => {
  const path = "/api/admin/features";
  for (let n = 0; n < 6; n += 1) await site.asAdmin("POST", path, aFeature({ order_index: n }));
  const rows = async (): Promise<{ id: number; order_index: number }[]> => (await site.asAdmin("GET", path)).body;
  const ids = (await rows()).map(({ id }) => id).toSorted((one, other) => one - other);
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const list = await rows();
    let moved = 0;
    const swaps = Array.from({ length: 20 }, async (_, n) => {
      const [one, other] = [list[n % list.length], list[(n * 5 + 1) % list.length]];
      await site.asAdmin("POST", "/trpc/features.move", { id: one?.id, place_of: other?.id });
      if (++moved === 1 + (crash % 10)) site.server().process.kill("SIGKILL");
    });
    await Promise.allSettled(swaps);
    site.server().process.kill("SIGKILL");
    await site.server().ended;
    await restart();
    const after = await rows();
    expect(after.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids);
    expect(new Set(after.map(({ order_index }) => order_index)).size, "no place twice").toBe(ids.length);
    expect(await rows(), "one order, whenever it is asked for").toEqual(after);
  }
});

it(`DUR-2: of ${STARTS} servers started at once on a folder that a killed one left exactly one runs, and the others name it`, async () => {
  await site.stop("SIGKILL");
  const servers = Array.from({ length: STARTS }, () => runServer({ DATA_DIR: site.dataDir, ADMIN_PASSWORD: "un mot de passe de test" }));
  try {
    const urls = (await Promise.allSettled(servers.map(({ ready }) => ready))).flatMap((start) =>
      start.status === "fulfilled" ? [start.value] : [],
    );
    expect(urls).toHaveLength(1);
    const holder = servers.find(({ process }) => process.exitCode === null);
    for (const server of servers) {
      if (server === holder) continue;
      expect((await server.ended).code).not.toBe(0);
      expect(server.output()).toMatch(new RegExp(`in use by process ${holder?.process.pid}\\b|in use by another process`));
    }
    expect((await fetch(`${urls[0]}/readyz`)).status).toBe(200);
  } finally {
    for (const { process, ended } of servers) {
      process.kill("SIGTERM");
      await ended;
    }
  }
  await restart();
});

it("DUR-2: a server that holds its folder writes on, without an error, while others try to start on it", async () => {
  const statuses: number[] = [];
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) statuses.push((await site.asAdmin("POST", "/api/admin/products", aProduct())).status);
  })();
  for (let n = 0; n < 3; n += 1) {
    const other = runServer({ DATA_DIR: site.dataDir });
    expect((await other.ended).code).not.toBe(0);
    expect(other.output()).toContain(`in use by process ${site.server().process.pid}`);
  }
  over.abort();
  await writing;
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(site.logLines()).toEqual([]);
});
