import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedProducts } from "../demo/seed-products.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const COUNT = 600;

/** Number of values of the longest list in each reply of the database. */
let longest: number[] = [];
// oxlint-disable-next-line typescript/unbound-method -- called on a client again below
const send = pg.Client.prototype.query;
let server: TestServer;

const listLengths = (rows: object[]) => [
  rows.length,
  ...rows.flatMap((row) => Object.values(row)).map((value) => (Array.isArray(value) ? value.length : 1)),
];

beforeAll(async () => {
  pg.Client.prototype.query = function noted(this: pg.Client, ...statement: Parameters<typeof send>) {
    const reply: unknown = send.apply(this, statement);
    if (reply instanceof Promise) void reply.then(({ rows }) => rows && longest.push(Math.max(...listLengths(rows)))).catch(() => {});
    return reply;
  } as typeof send; // of its overloads, the ORM uses one
  server = await startTestServer();
  await seedProducts({ em: server.orm.em.fork(), count: COUNT, now: new Date() });
});
afterAll(async () => {
  pg.Client.prototype.query = send;
  await server.stop();
});

const READS = ["/api/products?limit=1&sort=reference", "/api/products?limit=1&q=capteur", "/api/products?limit=1&lang=en&q=sensor"];

async function readEverything(): Promise<number> {
  longest = [];
  for (const path of READS) await server.send("GET", path);
  await server.call("GET", "products.catalogue", { category: "Capteurs", q: "LUM-GEN-00001" });
  return Math.max(...longest);
}

it("reads all products once, and after a change no more than the changed one and those that it is compared with", async () => {
  expect(await readEverything()).toBeGreaterThanOrEqual(COUNT);
  const { body } = await server.asAdmin("GET", "/api/admin/products?limit=1&q=LUM-GEN-00300");
  const [product] = body.data;
  await server.asAdmin("PATCH", `/api/admin/products/${product.id}/visibility`, { is_active: false });
  expect(await readEverything()).toBeLessThan(COUNT / 10);
  await server.asAdmin("PATCH", `/api/admin/products/${product.id}/visibility`, { is_active: true });
  expect(await readEverything()).toBeLessThan(COUNT / 10);
});
