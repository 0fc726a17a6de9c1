import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDemoSite } from "#server/platform/operations/seed/seed-demo.ts";
import { createUploadStore } from "#server/platform/media/upload-store.ts";
import { prepareDemoProducts } from "#server/resources/product/demo/seed-demo-products.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { orm } = server;
  const uploads = createUploadStore(server.uploadsFolder);
  const write = await prepareDemoProducts({
    storeMaster: (master) => uploads.storeMaster(orm.em.fork(), master),
    storePdf: (file) => uploads.storePdf(orm.em.fork(), file),
  });
  await orm.em.fork().transactional((em) => write(em, createDemoSite(new Map(), new Date("2026-11-01T08:00:00Z"))));
});
afterAll(() => server.stop());

/** Searches typed on the site of the other language, each with proper names of the right products. */
const ON_ENGLISH_PAGES: [q: string, right: string[]][] = [
  ["détecteur de fumée", ["Veille"]],
  ["fumée", ["Veille"]],
  ["ampoule", ["Lueur"]],
  ["ampoules", ["Lueur"]],
  ["volet", ["Voile"]],
  ["volets roulants", ["Voile"]],
  ["serrure", ["Loquet"]],
  ["serrure connectée", ["Loquet"]],
  ["sonnette", ["Heurtoir"]],
  ["caméra extérieure", ["Rempart"]],
  ["prise", ["Relais", "Onde", "Galet"]],
  ["interrupteur", ["Médina", "Grain", "Trame"]],
  ["détecteur de fuite", ["Margelle"]],
  ["centrale", ["Atrium"]],
  ["sirène", ["Tocsin"]],
  ["thermostat wifi", ["Tempo"]],
  ["portail", ["Arche"]],
];

const ON_FRENCH_PAGES: [q: string, right: string[]][] = [
  ["smoke alarm", ["Veille"]],
  ["smoke", ["Veille"]],
  ["bulb", ["Lueur"]],
  ["light bulbs", ["Lueur"]],
  ["shutter", ["Voile"]],
  ["door lock", ["Loquet"]],
  ["lock", ["Loquet"]],
  ["doorbell", ["Heurtoir"]],
  ["outdoor camera", ["Rempart"]],
  ["leak sensor", ["Margelle"]],
  ["siren", ["Tocsin"]],
];

const search = async (q: string, lang: string) => (await server.send("GET", `/api/products?lang=${lang}&q=${encodeURIComponent(q)}`)).body;

describe.each([
  ["en", ON_ENGLISH_PAGES],
  ["fr", ON_FRENCH_PAGES],
])("words of the other language on pages in %s", (lang, searches) => {
  it("searches lead to the right product: a mean reciprocal rank of 0.9 or more", async () => {
    const ranked = [];
    for (const [q, right] of searches) {
      const { data, total, corrected } = await search(q, lang);
      const rank = data.findIndex(({ title }: { title: string }) => right.some((name) => title.includes(name)));
      ranked.push({
        q,
        reciprocal: rank < 0 ? 0 : 1 / (rank + 1),
        total,
        corrected,
        titles: data.slice(0, 4).map((one: any) => one.title),
      });
    }
    const report = ranked
      .map(({ q, reciprocal, total, corrected, titles }) => `${reciprocal.toFixed(2)} « ${q} » ${total} ${corrected ?? ""}: ${titles}`)
      .join("\n");
    const mean = ranked.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / ranked.length;
    expect(mean, report).toBeGreaterThanOrEqual(0.9);
  });
});

describe("a price among the words", () => {
  const readPrices = async (q: string, lang = "fr") => {
    const { data, total, corrected } = await search(q, lang);
    return { prices: data.map(({ price_from }: { price_from: number | null }) => price_from), total, corrected };
  };

  it.each([
    ["moins de 50 euros", "fr", 0, 50],
    ["under 50 euros", "en", 0, 50],
    ["à partir de 100 €", "fr", 100, Infinity],
    ["entre 20 et 50 €", "en", 20, 50],
    ["interrupteur < 100€", "fr", 0, 100],
    ["switch under €100", "fr", 0, 100],
    ["intérrupteurs à moins de 100 euros", "en", 0, 100],
  ])("narrows « %s » (%s)", async (q, lang, lower, upper) => {
    const { prices, total } = await readPrices(q, lang);
    expect(total).toBeGreaterThan(0);
    expect(prices).toHaveLength(total);
    for (const price of prices) {
      expect(price).toBeGreaterThanOrEqual(lower);
      expect(price).toBeLessThanOrEqual(upper);
    }
  });

  it("the price stays where other words were corrected, and finds nothing where nothing costs so little", async () => {
    expect(await readPrices("interupteur moins de 100 €")).toMatchObject({ corrected: "interrupteur moins de 100 €" });
    expect(await readPrices("moins de 1 €")).toEqual({ prices: [], total: 0, corrected: undefined });
  });

  it("narrows the catalogue's page with its counts, and the quick search", async () => {
    const { total } = await readPrices("moins de 50 euros");
    const ask = (procedure: string, input: object) =>
      server.send("GET", `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
    const page = (await ask("products.catalogue", { q: "moins de 50 euros" })).body.result.data;
    const counted = page.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect([page.total, counted]).toEqual([total, total]);
    const lock = (await ask("search.quick", { q: "serrure plus de 100 €" })).body.result.data;
    expect(lock.products[0].title).toContain("Loquet");
    expect((await ask("search.quick", { q: "serrure moins de 100 €" })).body.result.data.products).not.toContainEqual(
      expect.objectContaining({ title: lock.products[0].title }),
    );
  });
});
