import { beforeEach, describe, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate translation, former_slug, product, slide, category, page, change cascade"));

const MERGE = { prefer: "merge" };
const SPECIFICATIONS = [
  { name: "Tension", value: "230", unit: "V" },
  { name: "Couleur", value: "Blanc", unit: "" },
];
const FRENCH = { title: "Lampe", short_description: "Une lampe.", specifications: SPECIFICATIONS };
const ENGLISH = {
  title: "Lamp",
  short_description: "A lamp.",
  specifications: [
    { name: "Voltage", value: "230", unit: "V" },
    { name: "Colour", value: "White", unit: "" },
  ],
};

const create = async (path: string, input: object) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
const keyOf = (record: { id: number }, resource = "product") => ({ noun: resource, record: record.id, language: "en" });
const viewOf = (record: { id: number }, resource?: string) => server.call("GET", "translations.get", keyOf(record, resource));
const save = (record: { id: number }, sent: object, headers = {}) =>
  server.asAdmin("POST", "/trpc/translations.save", { ...keyOf(record), ...sent }, headers);
const saveAndRead = async (record: { id: number }, sent: object) => (await save(record, sent)).body.result.data;
const change = (product: { id: number }, fields: object) => server.asAdmin("PUT", `/api/admin/products/${product.id}`, fields);
const fieldOf = (view: { fields: { name: string }[] }, name: string) => view.fields.find((field) => field.name === name);

describe("one translation", () => {
  it("a translation is missing until all its texts are written, then a draft, and shown once it is published", async () => {
    const product = await create("products", aProduct(FRENCH));
    expect(await viewOf(product)).toMatchObject({ title: "Lampe", state: "missing", translation: null, has_slug: true });
    await saveAndRead(product, { fields: { title: "Lamp" } });
    expect(await viewOf(product)).toMatchObject({ state: "missing", translation: { slug: "lamp" } });
    const refused = await save(product, { is_published: true, version: 1 });
    expect(refused.body.error.data.reply.issues).toMatchObject([{ path: "is_published" }]);
    await saveAndRead(product, { fields: ENGLISH, version: 1 });
    expect((await viewOf(product)).state).toBe("draft");
    await saveAndRead(product, { is_published: true, version: 2 });
    expect((await viewOf(product)).state).toBe("published");
  });

  it("a field is to be reviewed once its French changes, until it is written or all is marked as done", async () => {
    const product = await create("products", aProduct(FRENCH));
    await saveAndRead(product, { fields: ENGLISH, is_published: true });
    await change(product, { ...aProduct(FRENCH), ...product, title: "Lampe de chevet" });
    const view = await viewOf(product);
    expect(view.state).toBe("outdated");
    expect(fieldOf(view, "title")).toMatchObject({ state: "outdated", source: "Lampe de chevet", source_before: "Lampe", value: "Lamp" });
    expect(fieldOf(view, "short_description")).toMatchObject({ state: "done" });
    await saveAndRead(product, { mark_done: true, version: 1 });
    expect((await viewOf(product)).state).toBe("published");
  });

  it("a translation is marked as done field by field", async () => {
    const product = await create("products", aProduct(FRENCH));
    await saveAndRead(product, { fields: ENGLISH, is_published: true });
    await change(product, { ...product, title: "Lampe de chevet", short_description: "Une belle lampe." });
    await saveAndRead(product, { mark_done: ["title"], version: 1 });
    const view = await viewOf(product);
    expect(view.state).toBe("outdated");
    expect(fieldOf(view, "title")).toMatchObject({ state: "done", source: "Lampe de chevet", value: "Lamp" });
    expect(fieldOf(view, "short_description")).toMatchObject({ state: "outdated" });
    await saveAndRead(product, { mark_done: ["short_description"], version: 2 });
    expect((await viewOf(product)).state).toBe("published");
    const refused = await save(product, { mark_done: ["reference"], version: 3 });
    expect(refused.body.error.data.reply).toMatchObject({
      code: "invalid",
      issues: [{ path: "mark_done", message: "Ce champ n’existe pas." }],
    });
  });

  it("a translation keeps the words of rows that were moved, and shows new ones as empty", async () => {
    const product = await create("products", aProduct(FRENCH));
    await saveAndRead(product, { fields: ENGLISH, is_published: true });
    const added = { name: "Poids", value: "1", unit: "kg" };
    await change(product, { ...product, specifications: [added, ...SPECIFICATIONS.toReversed()] });
    const view = await viewOf(product);
    expect(fieldOf(view, "specifications")).toMatchObject({
      state: "outdated",
      value: [{ name: "", value: "", unit: "" }, ENGLISH.specifications[1], ENGLISH.specifications[0]],
    });
    expect((await save(product, { fields: { specifications: ENGLISH.specifications.slice(1) }, version: 1 })).status).toBe(400);
  });

  it("a translation with unknown or too long fields, or of an unknown resource, is refused in French", async () => {
    const product = await create("products", aProduct(FRENCH));
    for (const sent of [{ fields: { reference: "X" } }, { fields: { title: "x".repeat(201) } }, { noun: "subscriber" }]) {
      const { status, body } = await save(product, sent);
      expect(status).toBe(400);
      expect(body.error.data.reply.message).toMatch(/^[A-ZÀÉ]/);
    }
    expect((await save({ id: 999_999 }, {})).status).toBe(404);
  });

  it("a translation by two people at once is merged if they wrote different fields, and a conflict otherwise", async () => {
    const product = await create("products", aProduct(FRENCH));
    await saveAndRead(product, { fields: { title: "Lamp" } });
    expect((await save(product, { fields: { short_description: "A lamp." } })).status).toBe(200);
    expect((await save(product, { fields: { title: "Light" } })).status).toBe(409);
    await saveAndRead(product, { fields: { title: "Light" }, version: 2 });
    expect((await save(product, { fields: { short_description: "One lamp." }, version: 2 })).status).toBe(409);
    expect((await save(product, { fields: { short_description: "One lamp." }, version: 2 }, MERGE)).status).toBe(200);
    expect((await viewOf(product)).translation.fields).toMatchObject({ title: "Light", short_description: "One lamp." });
    expect((await save(product, { fields: { title: "Bulb" }, version: 2 }, MERGE)).status).toBe(409);
  });

  it("a translation has a slug that no other record has in its language", async () => {
    const [one, other] = [await create("products", aProduct(FRENCH)), await create("products", aProduct({ ...FRENCH, slug: "autre" }))];
    await saveAndRead(one, { fields: ENGLISH });
    expect((await saveAndRead(other, { fields: ENGLISH })).slug).toBe("lamp-2");
    expect((await save(other, { slug: "lamp", version: 1 })).body.error.data.reply.issues).toMatchObject([{ path: "slug" }]);
    expect((await save(one, { slug: "autre", version: 1 })).status).toBe(409);
    expect((await saveAndRead(one, { slug: "desk-lamp", version: 1 })).slug).toBe("desk-lamp");
  });

  it("a translation is deleted with its record, and comes back with it from the bin and by an undo", async () => {
    const product = await create("products", aProduct(FRENCH));
    await saveAndRead(product, { fields: ENGLISH, is_published: true });
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    const { data } = await server.call("GET", "bin.list", {});
    expect(data).toMatchObject([{ noun: "product", record: product.id }]);
    await server.call("POST", "bin.restore", { noun: "product", id: product.id });
    expect((await viewOf(product)).state).toBe("published");
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    await server.call("POST", "history.undo", { noun: "product", id: product.id });
    expect((await viewOf(product)).state).toBe("published");
  });

  it("a translation has its changes in the history, and they can be undone", async () => {
    const product = await create("products", aProduct(FRENCH));
    const { id } = await saveAndRead(product, { fields: ENGLISH });
    await saveAndRead(product, { fields: { title: "Light" }, slug: "light", version: 1 });
    await server.call("POST", "history.undo", { noun: "translation", id, version: 2 });
    expect((await viewOf(product)).translation).toMatchObject({ fields: { title: "Lamp" }, slug: "lamp", version: 3 });
  });
});

describe("all translations", () => {
  it("translations are listed and counted by their states, missing ones too", async () => {
    const [slide, product] = [await create("slides", aSlide()), await create("products", aProduct(FRENCH))];
    await saveAndRead(product, { fields: ENGLISH, is_published: true });
    const list = (query: object = {}) => server.call("GET", "translations.list", { language: "en", ...query });
    const rows = [
      { noun: "product", record: product.id, title: "Lampe", translated_title: "Lamp", state: "published", is_published: true },
      { noun: "slide", record: slide.id, title: slide.title, translated_title: "", state: "missing", is_published: false },
    ];
    const { data } = await list();
    expect(data.filter(({ noun }: { noun: string }) => noun !== "category")).toMatchObject(rows);
    expect((await list({ noun: "slide", state: "missing" })).total).toBe(1);
    await change(product, { ...product, specifications: SPECIFICATIONS.toReversed() });
    expect((await list({ state: "outdated" })).data).toMatchObject([{ record: product.id, is_published: true }]);
    const counts = await server.call("GET", "translations.counts");
    expect(counts.find(({ noun }: { noun: string }) => noun === "product")).toEqual({
      language: "en",
      noun: "product",
      missing: 0,
      outdated: 1,
      draft: 0,
      published: 0,
    });
  });

  it("the translations demand a session", async () => {
    for (const procedure of ["list", "counts", "get"])
      expect((await server.send("GET", `/trpc/translations.${procedure}`)).status).toBe(401);
    expect((await server.send("POST", "/trpc/translations.save", {})).status).toBe(401);
  });
});
