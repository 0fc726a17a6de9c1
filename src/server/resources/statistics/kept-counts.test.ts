import { pino } from "pino";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { startHousekeeping } from "#server/housekeeping.ts";
import { createUploadStore } from "#server/platform/media/upload-store.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { createStatistics } from "./statistics.ts";
import { VisitCount } from "./visit-count.entity.ts";

const log = pino({ level: "silent" });
const PEER = "192.0.2.1";

let product: { id: number; slug: string };
const server = useTestServer();
beforeAll(async () => {
  product = (await server.asAdmin("POST", "/api/admin/products", aProduct())).body;
});
beforeEach(() => server.orm.em.fork().nativeDelete(VisitCount, {}));

const readCounts = async () =>
  (await server.orm.em.fork().find(VisitCount, {}, { orderBy: { day: "asc" } })).map(({ day, count }) => [day, count]);

/** An instance of its own over the same database, as it counts at a moment. */
function anInstance(moment: string) {
  const statistics = createStatistics({ orm: server.orm, now: () => new Date(moment), log });
  return { ...statistics, seeProduct: () => statistics.see([{ kind: "product", subject: product.slug }], PEER) };
}

it("the counts of several instances add up, by the day of the company, and are written when they stop", async () => {
  // midnight in Tunis lies between
  const [one, other] = [anInstance("2026-11-20T22:59:00Z"), anInstance("2026-11-20T23:01:00Z")];
  const third = anInstance("2026-11-20T09:00:00Z");
  one.seeProduct();
  one.seeProduct();
  other.seeProduct();
  third.seeProduct();
  expect(await readCounts()).toEqual([]);
  await Promise.all([one.stop(), other.stop(), third.stop()]);
  expect(await readCounts()).toEqual([
    ["2026-11-20", 3],
    ["2026-11-21", 1],
  ]);
});

it("a search of the last moment before an instance stops is counted", async () => {
  const instance = anInstance("2026-11-20T09:00:00Z");
  instance.search({ typed: "Xylophone", language: "fr" }, PEER);
  await instance.stop();
  expect(await server.orm.em.fork().find(VisitCount, {})).toMatchObject([
    { kind: "fruitless_search", subject: "xylophone", language: "fr", count: 1 },
  ]);
});

it("counts that cannot be written stay, and are written with later ones", async () => {
  const instance = anInstance("2026-11-20T09:00:00Z");
  instance.seeProduct();
  await server.orm.em.fork().execute("alter table visit_count rename to visit_count_away");
  await instance.flush();
  await server.orm.em.fork().execute("alter table visit_count_away rename to visit_count");
  instance.seeProduct();
  await instance.stop();
  expect(await readCounts()).toEqual([["2026-11-20", 2]]);
});

it("only so many different things are counted between two writes", async () => {
  const instance = anInstance("2026-11-20T09:00:00Z");
  for (let file = 0; file < 10_050; file++) instance.request([], `/${file}`);
  await instance.stop();
  expect(await server.orm.em.fork().count(VisitCount, {})).toBe(10_000);
});

it("counts are erased after twenty-five months, as the privacy page promises, and not before", async () => {
  for (const moment of ["2024-10-19T12:00:00Z", "2024-10-20T12:00:00Z"]) {
    const instance = anInstance(moment);
    instance.seeProduct();
    await instance.stop();
  }
  const uploads = createUploadStore(server.uploadsFolder);
  await startHousekeeping({ orm: server.orm, uploads, now: () => new Date("2026-11-20T09:00:00Z"), log }).stop();
  expect(await readCounts()).toEqual([["2024-10-20", 1]]);
});

it("figures are of the last thirty days and of the thirty before", async () => {
  for (const moment of [
    "2026-11-20T09:00:00Z",
    "2026-10-22T09:00:00Z",
    "2026-10-21T09:00:00Z",
    "2026-09-22T09:00:00Z",
    "2026-09-21T09:00:00Z",
  ]) {
    const instance = anInstance(moment);
    instance.seeProduct();
    await instance.stop();
  }
  server.setNow(new Date("2026-11-20T10:00:00Z"));
  const { trends, products, isEmpty } = await server.call("GET", "statistics.overview");
  expect(trends.views).toEqual({ recent: 2, before: 2 });
  expect(products).toEqual([{ id: product.id, title: expect.any(String), count: 2 }]);
  expect(isEmpty).toBe(false);
  expect(await server.call("GET", "statistics.ofProduct", { id: product.id })).toEqual({ views: 1, requests: 0 });
});
