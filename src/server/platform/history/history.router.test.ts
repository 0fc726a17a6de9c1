import { describe, expect, it } from "vitest";
import type { ActivityChange, RecordChange } from "#contracts/history/history.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const PRODUCTS = "/api/admin/products";
const historyOf = async (resource: string, id: number): Promise<RecordChange[]> =>
  (await server.call("GET", "history.ofRecord", { noun: resource, id })).data;
const activity = async (filter: object = {}): Promise<ActivityChange[]> => (await server.call("GET", "history.activity", filter)).data;
const sql = (text: string) => server.orm.em.fork().execute(text);

async function createRecord(path: string, input: object): Promise<any> {
  const { status, body } = await server.asAdmin("POST", path, input);
  expect(status).toBe(201);
  return body;
}

describe("the history of a record", () => {
  it("lists who changed which field and how, newest first", async () => {
    await createRecord("/api/admin/categories", { name: "Volets" });
    const { id } = await createRecord(PRODUCTS, aProduct({ title: "Ancien titre", category: "Portails" }));
    await server.asAdmin("PATCH", `${PRODUCTS}/${id}/visibility`, { is_active: false });
    const { version, ...product } = (await server.asAdmin("GET", `${PRODUCTS}/${id}`)).body;
    await server.call("POST", "products.update", { ...product, related_products: [], title: "Nouveau titre", category: "Volets" });
    expect(version).toBe(2);
    const actor = ADMINISTRATOR.username;
    expect(await historyOf("product", id)).toMatchObject([
      {
        actor,
        via: "admin",
        operation: "update",
        version: 3,
        fields: ["category", "title"],
        before: { title: "Ancien titre", category: "Portails" },
        after: { title: "Nouveau titre", category: "Volets" },
      },
      { actor, via: "api", operation: "update", version: 2, before: { is_active: true }, after: { is_active: false } },
      { actor, via: "api", operation: "insert", version: 1, fields: [], before: {}, after: {}, is_whole: true },
    ]);
  });

  it("names related products and a category, deleted ones too, and lists no field that was sent unchanged", async () => {
    const [first, second] = [
      await createRecord(PRODUCTS, aProduct({ title: "Premier" })),
      await createRecord(PRODUCTS, aProduct({ title: "Second" })),
    ];
    const { id, version } = await createRecord(PRODUCTS, aProduct({ category: "Passagère", related_products: [first.id, second.id] }));
    expect(version).toBe(1);
    await server.asAdmin("DELETE", `${PRODUCTS}/${first.id}`);
    const read = (await server.asAdmin("GET", `${PRODUCTS}/${id}`)).body;
    expect(read.related_products).toMatchObject([{ id: second.id }]);
    await server.asAdmin("PUT", `${PRODUCTS}/${id}`, { ...read, title: "Autre titre" });
    const [named] = await historyOf("product", id);
    expect(named?.fields).toEqual(["title"]);
    await server.asAdmin("PUT", `${PRODUCTS}/${id}`, { ...read, version: undefined, title: "Autre titre", related_products: [] });
    const category = (await server.asAdmin("GET", "/api/admin/categories")).body.find(({ name }: { name: string }) => name === "Passagère");
    await server.asAdmin("DELETE", `/api/admin/categories/${category.id}`);
    expect(await historyOf("product", id)).toMatchObject([
      { fields: ["category"], before: { category: "Passagère" }, after: { category: "" } },
      {
        fields: ["related_products"],
        before: { related_products: [{ id: first.id, title: "Premier", slug: "" }, { title: "Second" }] },
        after: { related_products: [] },
      },
      { fields: ["title"] },
      { operation: "insert" },
    ]);
  });

  it("shows the whole record as one change left it, in the form of its contract", async () => {
    const published_at = "2026-03-02T08:00:00.000Z";
    const article = await createRecord("/api/admin/blogs", anArticle({ title: "Premier", status: "published", published_at }));
    await server.asAdmin("PUT", `/api/admin/blogs/${article.id}`, { ...article, title: "Second" });
    const [, first] = await historyOf("article", article.id);
    const { fields } = await server.call("GET", "history.version", { id: first?.id });
    const { id: _id, version: _version, updated_at: _updated, created_at: _created, ...stored } = article;
    expect(fields).toMatchObject(stored);
    expect(fields).not.toHaveProperty("search_text");
    expect(fields).not.toHaveProperty("uploads");
  });

  it("outlives the record, whose last version can still be read", async () => {
    const { id } = await createRecord("/api/admin/slides", aSlide({ title: "Éphémère" }));
    await server.asAdmin("DELETE", `/api/admin/slides/${id}`);
    const [last] = await historyOf("slide", id);
    expect(last).toMatchObject({ operation: "delete", is_whole: true });
    expect((await server.call("GET", "history.version", { id: last?.id })).fields).toMatchObject({ title: "Éphémère" });
  });

  it("knows changes made past the server, and leaves out those that change no field", async () => {
    const { id } = await createRecord(PRODUCTS, aProduct());
    await sql(`update product set title = 'Par psql' where id = ${id}`);
    await sql(`update product set search_text = search_text || ' mot', version = version + 1, updated_at = now() where id = ${id}`);
    const [last, ...others] = await historyOf("product", id);
    expect(last).toMatchObject({ actor: null, via: "sql", fields: ["title"], after: { title: "Par psql" } });
    expect(others).toHaveLength(1);
  });

  it("the history is listed fifty entries at a time", async () => {
    const { id } = await createRecord(PRODUCTS, aProduct());
    for (let n = 1; n <= 60; n += 1) await sql(`update product set title = 'Titre ${n}' where id = ${id}`);
    const first = await server.call("GET", "history.ofRecord", { noun: "product", id });
    const second = await server.call("GET", "history.ofRecord", { noun: "product", id, cursor: first.next });
    expect(first.data).toHaveLength(50);
    expect(second).toMatchObject({ next: null });
    expect(second.data.map(({ after }: RecordChange) => after.title)).toContain("Titre 1");
    expect(second.data).toHaveLength(11);
  });
});

describe("the activity", () => {
  it("groups the changes of one transaction, however many records it has", async () => {
    const { id } = await createRecord("/api/admin/categories", { name: "Éphémères", subcategories: ["Une"] });
    const product = await createRecord(PRODUCTS, aProduct({ title: "Orphelin", category: "Éphémères", subcategory: "Une" }));
    await server.asAdmin("DELETE", `/api/admin/categories/${id}`);
    const [first, second] = await activity();
    expect(first?.transaction).toBe(second?.transaction);
    expect([first, second]).toMatchObject([
      { noun: "category", record: id, title: "Éphémères", operation: "delete", exists: false },
      { noun: "product", record: product.id, title: "Orphelin", operation: "update", exists: true, fields: ["category", "subcategory"] },
    ]);
  });

  it("the activity is filtered by person, resource and day in Tunis", async () => {
    const { id } = await createRecord("/api/admin/slides", aSlide());
    await sql(`insert into change (tx, at, actor, via, noun, record, version, operation, fields)
      values ('1', '2026-02-01 22:59:59Z', 'Zohra', 'admin', 'slide', ${id}, 1, 'update', '{title}'),
             ('2', '2026-02-01 23:00:00Z', 'Zohra', 'admin', 'slide', ${id}, 2, 'update', '{title}'),
             ('3', '2026-02-02 22:59:59Z', 'Zohra', 'admin', 'article', 1, 1, 'update', '{title}')`);
    const transactions = async (filter: object) => (await activity(filter)).map(({ transaction }) => transaction.split(" ")[0]);
    expect(await transactions({ day: "2026-02-02" })).toEqual(["3", "2"]);
    expect(await transactions({ actor: "Zohra", noun: "slide" })).toEqual(["2", "1"]);
    expect(await transactions({ actor: "Zohra", noun: "slide", day: "2026-02-01" })).toEqual(["1"]);
    expect(await server.call("GET", "history.people")).toEqual([ADMINISTRATOR.username]);
  });
});

it("holds only the names of changed fields of a visitor's data, and nothing once the person is erased", async () => {
  const person = { firstName: "Tahira", lastName: "Zemzemi", email: "Tahira.Z@exemple.tn", message: "Portail coulissant" };
  expect((await server.send("POST", "/api/contact", aContactRequest(person))).status).toBe(201);
  expect((await server.send("POST", "/api/newsletter", { email: person.email, consent: true })).status).toBe(201);
  const { data } = await server.call("GET", "contactRequests.list", { q: "Zemzemi" });
  await server.call("POST", "contactRequests.update", { id: data[0].id, notes: "Rappeler Tahira" });
  const entries = await historyOf("contact-request", data[0].id);
  expect(entries).toMatchObject([
    { actor: ADMINISTRATOR.username, operation: "update", fields: ["notes"], before: {}, after: {}, is_whole: false },
    { actor: null, via: "api", operation: "insert" },
  ]);
  expect(await server.call("GET", "history.version", { id: entries[0]?.id })).toMatchObject({ code: "not_found" });
  await server.call("POST", "contactRequests.erasePerson", { id: data[0].id });
  const kept = JSON.stringify(await sql(`select * from change where noun in ('contact-request', 'subscriber')`)).toLowerCase();
  expect(kept).toContain("delete");
  for (const value of ["tahira", "zemzemi", "portail"]) expect(kept).not.toContain(value);
});

it("requires a session, and explains invalid filters in French", async () => {
  const asks: [string, object | undefined][] = [
    ["ofRecord", { noun: "product", id: 1 }],
    ["version", { id: 1 }],
    ["activity", {}],
    ["people", undefined],
  ];
  for (const [procedure, input] of asks) {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
    expect((await server.send("GET", `/trpc/history.${procedure}${query}`)).status, procedure).toBe(401);
  }
  const refused = await server.call("GET", "history.activity", { day: "2026-02-30", noun: "Produit" });
  expect(refused).toMatchObject({ code: "invalid", message: "Certains champs sont à corriger." });
  expect(refused.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(["day", "noun"]);
});
