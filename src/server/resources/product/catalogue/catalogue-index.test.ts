import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seedProducts } from "../demo/seed-products.ts";
import { aProduct } from "../product.factory.ts";
import { importer, tableOf } from "../transfer/product-transfer.factory.ts";
import { reachTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { catalogueIndex } from "./current-index.ts";

/** Lists that are read before and after every change. */
const LISTS = [
  "",
  "&sort=reference",
  "&sort=new",
  "&page=2",
  "&category=Capteurs",
  "&category=Autres",
  "&lang=en",
  "&lang=en&page=3",
  "&q=capteur",
  "&q=a",
  "&q=lampe%20murale",
  "&q=LUM-GEN-00007",
  "&q=lapme",
  "&lang=en&q=sensor",
  "&lang=en&q=lum-gen-00017",
].map((query) => `/api/products?limit=20${query}`);
const ADMIN_LISTS = ["", "&sort=name&direction=desc", "&sort=featured", "&sort=modified", "&q=capteur", "&q=io&only=hidden"].map(
  (query) => `/api/admin/products?limit=20${query}`,
);
const CATALOGUES = [
  {},
  { sort: "featured", page: 2 },
  { category: "Capteurs" },
  { category: "Sondes" },
  { facets: { "prix-max": ["200"] } },
  { facets: { nouveautes: ["oui"] } },
  { q: "capteur", facets: { "prix-min": ["100"] } },
];

async function readAll(server: TestServer): Promise<Record<string, unknown>> {
  const replies: Record<string, unknown> = {};
  for (const path of LISTS) replies[path] = (await server.send("GET", path)).body;
  for (const path of ADMIN_LISTS) replies[path] = (await server.asAdmin("GET", path)).body;
  for (const query of CATALOGUES) replies[JSON.stringify(query)] = await server.call("GET", "products.catalogue", query);
  return replies;
}

// a list's
const totalOf = (replies: Record<string, unknown>, path = LISTS[0]) => (replies[path ?? ""] as { total: number }).total;

describe("the products in memory", () => {
  let server: TestServer;
  /** Another instance, which gets no notice of changes. */
  let other: TestServer;
  let before: Record<string, unknown>;

  beforeAll(async () => {
    server = await startTestServer({ cachesResponses: true });
    await seedProducts({ em: server.orm.em.fork(), count: 60, now: new Date() });
    other = await startTestServer({ beside: server });
    before = await readAll(server);
    await readAll(other);
  });
  afterAll(async () => {
    await other.stop();
    await server.stop();
  });

  const findGenerated = async (number: number) => {
    const reference = `LUM-GEN-${String(number).padStart(5, "0")}`;
    const { data } = (await server.asAdmin("GET", `/api/admin/products?q=${reference}`)).body;
    return (await server.asAdmin("GET", `/api/admin/products/${data[0].id}`)).body;
  };
  const save = async (product: { id: number }, fields: object) => {
    const { status, body } = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, ...fields });
    expect([status, body.message]).toEqual([200, undefined]);
  };
  const category = async (name: string) => {
    const { body } = await server.asAdmin("GET", "/api/admin/categories");
    return body.find((one: { name: string }) => one.name === name);
  };
  const translate = async (id: number, sent: object) => {
    const path = `/api/admin/products/${id}/translations`;
    const { translations } = (await server.asAdmin("GET", path)).body;
    return server.asAdmin("PATCH", path, { translations: { en: { version: translations.en.version, ...sent } } });
  };

  /** Changes of records of their own, so that none hides what another one left stale. */
  const CHANGES: Record<string, Record<string, () => Promise<unknown>>> = {
    "single products": {
      "a new product": () => server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Capteur Éole", category: "Capteurs" })),
      "another title, first of all": async () => save(await findGenerated(7), { title: "Aaa lampe murale", is_new: true }),
      "another title, last of all": async () => save(await findGenerated(8), { title: "Zzz capteur", price_from: 1 }),
      "another category, which is new": async () => save(await findGenerated(9), { category: "Stations", subcategory: "" }),
      "other specifications": async () =>
        save(await findGenerated(10), { specifications: [{ name: "Protocole", value: "Pigeon", unit: "" }] }),
      "a hidden product": async () =>
        server.asAdmin("PATCH", `/api/admin/products/${(await findGenerated(11)).id}/visibility`, { is_active: false }),
      "a discontinued product": async () => save(await findGenerated(12), { lifecycle: "discontinued" }),
      "a deleted product": async () => server.asAdmin("DELETE", `/api/admin/products/${(await findGenerated(13)).id}`),
      "a deletion that is undone": async () => {
        const { id } = await findGenerated(14);
        await server.asAdmin("DELETE", `/api/admin/products/${id}`);
        return server.call("POST", "history.undo", { noun: "product", id });
      },
    },
    "several products at once": {
      "many products at once": async () => {
        const { ids } = await server.call("GET", "products.ids", { category: "Capteurs" });
        return server.call("POST", "products.changeMany", { ids, fields: { featured: true, is_new: true } });
      },
      "an imported table": async () => {
        const { importTable } = importer(server);
        return importTable(
          tableOf(["Référence", "Titre", "Catégorie", "Description courte"], ["LUM-GEN-00015", "Mélopée", "Capteurs", "Elle chante."]),
        );
      },
    },
    "categories and English texts": {
      "a category that is called otherwise": async () => {
        const sensors = await category("Capteurs");
        return server.asAdmin("PUT", `/api/admin/categories/${sensors.id}`, { ...sensors, name: "Sondes" });
      },
      "attributes of a category": async () => {
        const sensors = await category("Sondes");
        const attributes = sensors.attributes.map((one: object) => ({ ...one, is_filterable: false }));
        return server.asAdmin("PUT", `/api/admin/categories/${sensors.id}`, { ...sensors, attributes });
      },
      "an English text": async () =>
        translate((await findGenerated(16)).id, {
          fields: { title: "Aaa sensor of all", short_description: "It senses." },
          is_published: true,
        }),
      "an English text that is withdrawn": async () => translate((await findGenerated(17)).id, { is_published: false }),
    },
    "a category that is gone, and SQL": {
      "a deleted category": async () => server.asAdmin("DELETE", `/api/admin/categories/${(await category("Sondes")).id}`),
      "a change by SQL": () =>
        server.orm.em.fork().execute("update product set price_from = 3, is_new = true where reference = 'LUM-GEN-00018'"),
    },
  };

  it.each(Object.keys(CHANGES))("lists after changes of %s are those of a fresh index, in every instance", async (name) => {
    for (const [change, make] of Object.entries(CHANGES[name] ?? {})) {
      expect(await make(), change).not.toMatchObject({ body: { success: false } });
      await other.send("GET", "/api/products"); // its index follows change by change
    }
    const replies = await readAll(other);
    const fresh = await startTestServer({ beside: server });
    try {
      expect(replies).toEqual(await readAll(fresh));
    } finally {
      await fresh.stop();
    }
    await expect.poll(() => readAll(server)).toEqual(replies);
    expect(replies, "something was changed").not.toEqual(before);
    before = replies;
  });

  it("another instance serves a save at once, and hides what is hidden", async () => {
    const product = await findGenerated(20);
    const total = totalOf(await readAll(other));
    await server.asAdmin("PATCH", `/api/admin/products/${product.id}/visibility`, { is_active: false });
    const { body } = await other.send("GET", `/api/products?limit=5000`);
    expect(body.total).toBe(total - 1);
    expect(body.data.map(({ id }: { id: number }) => id)).not.toContain(product.id);
    expect((await other.send("GET", "/api/products?q=LUM-GEN-00020")).body.data.map(({ id }: { id: number }) => id)).not.toContain(
      product.id,
    );
  });

  it("the index misses nothing of a transaction that ran while others were committed", async () => {
    const late = server.orm.em.fork();
    await late.begin();
    await late.execute("update product set is_active = false where reference = 'LUM-GEN-00021'");
    await save(await findGenerated(22), { title: "Entre-temps" });
    const total = totalOf(await readAll(other));
    await late.commit();
    await save(await findGenerated(23), { title: "Ensuite" });
    expect(totalOf(await readAll(other))).toBe(total - 1);
  });

  it("the index is read however long the database takes", async () => {
    const { orm, drop } = await reachTestDatabase(`${server.databaseUrl}?lock_timeout=200&statement_timeout=200`);
    const locking = server.orm.em.fork();
    await locking.begin();
    await locking.execute("lock table product in access exclusive mode");
    const read = catalogueIndex(orm.em.fork());
    const hasWaited = async () => {
      const [waiting] = await server.orm.em.fork().execute(
        `select count(*)::int as sessions from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query_start < clock_timestamp() - interval '0.4 s'`,
      );
      return waiting?.sessions === 1;
    };
    await Promise.race([vi.waitUntil(hasWaited, { timeout: 30_000 }), read.catch(() => {})]);
    await locking.rollback();
    expect((await read).products.size).toBeGreaterThan(0);
    await drop();
  });

  it("products are read again once the tables were emptied", async () => {
    await server.orm.em.fork().execute("truncate product cascade");
    expect((await other.send("GET", "/api/products")).body).toMatchObject({ total: 0, data: [] });
  });
});
