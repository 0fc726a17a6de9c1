import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate translation, former_slug, product, slide, category, change cascade"));

const FRENCH = { title: "Lampe", short_description: "Une lampe.", specifications: [{ name: "Tension", value: "230", unit: "V" }] };
const ENGLISH = { title: "Lamp", short_description: "A lamp.", specifications: [{ name: "Voltage", value: "230", unit: "V" }] };

const create = async (path: string, input: object) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
const pathOf = ({ id }: { id: number }, path = "products") => `/api/admin/${path}/${id}/translations`;
const translate = (record: { id: number }, en: object, headers = {}) =>
  server.asAdmin("PATCH", pathOf(record), { translations: { en } }, headers);
const issuesOf = ({ body }: { body: { issues?: { path: string; message: string }[] } }) => body.issues ?? [];

describe("a record's translations on REST", () => {
  it("translations are given for every language and written by language; fields that are not sent stay", async () => {
    const product = await create("products", aProduct(FRENCH));
    const before = await server.asAdmin("GET", pathOf(product));
    expect(before.body.translations.en).toMatchObject({ state: "missing", is_published: false, slug: "", fields: {} });
    const { status, body } = await translate(product, { fields: ENGLISH, is_published: true });
    expect([status, body.id]).toEqual([200, product.id]);
    expect(body.translations.en).toMatchObject({ state: "published", slug: "lamp", version: 1, fields: ENGLISH });
    const changed = await translate(product, { fields: { title: "Desk lamp" }, version: 1 });
    expect(changed.body.translations.en).toMatchObject({ is_published: true, version: 2, fields: { ...ENGLISH, title: "Desk lamp" } });
    expect((await server.send("GET", "/api/products/lamp?lang=en")).body).toMatchObject({ title: "Desk lamp", language: "en" });
  });

  it("translations leave the documented French replies as they are", async () => {
    const product = await create("products", aProduct(FRENCH));
    const read = async () => (await server.asAdmin("GET", `/api/admin/products/${product.id}`)).text;
    const before = await read();
    await translate(product, { fields: ENGLISH, is_published: true });
    expect(await read()).toBe(before);
  });

  it("each field says whether it is to be reviewed; `mark_done` marks all as done", async () => {
    const product = await create("products", aProduct(FRENCH));
    await translate(product, { fields: ENGLISH, is_published: true });
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, title: "Lampe de chevet" });
    const { en } = (await server.asAdmin("GET", pathOf(product))).body.translations;
    expect(en).toMatchObject({ state: "outdated", states: { title: "outdated", short_description: "done" } });
    expect((await translate(product, { version: en.version, mark_done: true })).body.translations.en.state).toBe("published");
  });

  it("translations that are sent back as they were given change nothing", async () => {
    const product = await create("products", aProduct(FRENCH));
    const { translations } = (await translate(product, { fields: ENGLISH, is_published: true })).body;
    const { status, body } = await server.asAdmin("PATCH", pathOf(product), { translations });
    expect(status).toBe(200);
    expect(body.translations.en).toEqual(translations.en);
  });

  it("translations of articles are accepted too, with clean HTML", async () => {
    const article = await create("blogs", anArticle());
    const content = '<p onclick="alert(1)">Hello</p>';
    const sent = { translations: { en: { fields: { content } } } };
    const { body } = await server.asAdmin("PATCH", pathOf(article, "blogs"), sent);
    expect(body.translations.en.fields.content).toBe("<p>Hello</p>");
  });
});

describe("a change of translations on REST is refused", () => {
  it("in French, naming the language and the field, and nothing is written then", async () => {
    const product = await create("products", aProduct(FRENCH));
    const wrong = [
      [{ fields: { title: "x".repeat(201) } }, "translations.en.fields.title"],
      [{ fields: { reference: "X" } }, "translations.en.fields"],
      [{ fields: { specifications: [] } }, "translations.en.fields.specifications"],
      [{ fields: { title: "Lamp" }, is_published: true }, "translations.en.is_published"],
      [{ slug: "Pas un slug" }, "translations.en.slug"],
    ] as const;
    for (const [sent, path] of wrong) {
      const reply = await translate(product, sent);
      expect([path, reply.status]).toEqual([path, 400]);
      expect(issuesOf(reply).map((issue) => issue.path)).toEqual([path]);
      expect(issuesOf(reply)[0]?.message).toMatch(/^[A-ZÀÉ\d].*\.$/);
    }
    for (const translations of [{}, { fr: ENGLISH }, { tlh: ENGLISH }, undefined, []]) {
      const reply = await server.asAdmin("PATCH", pathOf(product), { translations });
      expect([reply.status, reply.body.code]).toEqual([400, "invalid"]);
      expect(issuesOf(reply)[0]?.message).toMatch(/^(?:Indiquez|Ce champ|Une? |Valeur)/);
    }
    expect(issuesOf(await translate(product, { fields: { name: "Lamp" } }))[0]?.message).toMatch(/Champ inconnu.*sont title, /);
    expect((await server.asAdmin("GET", pathOf(product))).body.translations.en).not.toHaveProperty("version");
  });

  it("where its version is stale, and merged where the sender prefers that", async () => {
    const product = await create("products", aProduct(FRENCH));
    await translate(product, { fields: ENGLISH });
    await translate(product, { fields: { title: "Light" }, version: 1 });
    const stale = { fields: { short_description: "One lamp." }, version: 1 };
    expect((await translate(product, stale)).status).toBe(409);
    const merged = await translate(product, stale, { prefer: "merge" });
    expect([merged.status, merged.headers.get("preference-applied")]).toEqual([200, "merge"]);
    expect(merged.body.translations.en.fields).toMatchObject({ title: "Light", short_description: "One lamp." });
    expect((await translate(product, { fields: { title: "Bulb" }, version: 1 }, { prefer: "merge" })).status).toBe(409);
  });

  it("of a slug that another product has, as a conflict", async () => {
    const [one, other] = [await create("products", aProduct(FRENCH)), await create("products", aProduct({ ...FRENCH, slug: "autre" }))];
    const reply = await translate(one, { fields: ENGLISH, slug: other.slug });
    expect([reply.status, issuesOf(reply)[0]?.path]).toEqual([409, "translations.en.slug"]);
  });

  it("of a record that is not there, to who is not signed in, to a reader, and to a key without the scope", async () => {
    const product = await create("products", aProduct(FRENCH));
    const sent = { translations: { en: { fields: ENGLISH } } };
    expect((await server.asAdmin("PATCH", pathOf({ id: 999_999 }), sent)).status).toBe(404);
    expect((await server.asAdmin("GET", pathOf({ id: 999_999 }))).status).toBe(404);
    expect((await server.send("PATCH", pathOf(product), sent)).status).toBe(401);
    expect((await server.send("GET", pathOf(product))).status).toBe(401);
    await aPerson(server, { username: "lectrice", role: "reader" });
    const reader = await signIn(server, "lectrice");
    expect((await server.send("GET", pathOf(product), undefined, reader)).status).toBe(200);
    expect((await server.send("PATCH", pathOf(product), sent, reader)).status).toBe(403);
    const { key } = await server.call("POST", "apiKeys.create", {
      name: "Traduction",
      scopes: ["products:write", "translations:read"],
      days: null,
    });
    const byKey = { authorization: `Bearer ${key}` };
    expect((await server.send("GET", pathOf(product), undefined, byKey)).status).toBe(200);
    expect((await server.send("PATCH", pathOf(product), sent, byKey)).status).toBe(403);
  });
});
