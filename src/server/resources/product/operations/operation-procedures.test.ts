import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";
import { aProduct } from "../product.factory.ts";

const server = useTestServer();

const BULK = "/api/admin/products/bulk";
const bulk = (operations: unknown[], mode?: string, headers: Record<string, string> = {}) =>
  server.asAdmin("POST", BULK, { operations, mode }, headers);
const create = async (fields: object = {}) => (await server.asAdmin("POST", "/api/admin/products", aProduct({ ...fields }))).body;
const read = async (id: number) => server.asAdmin("GET", `/api/admin/products/${id}`);
const count = async () => (await server.asAdmin("GET", "/api/admin/products?limit=1")).body.total;

describe("POST /api/admin/products/bulk", () => {
  it("operations create, update, upsert and remove, by id or by reference, in their order", async () => {
    const [one, two, three] = [await create(), await create({ price_from: 10 }), await create()];
    const fresh = aProduct();
    const { status, body } = await bulk([
      { create: fresh },
      { update: { id: one.id, version: 1, title: "Autre titre" } },
      { update: { reference: two.reference.toLowerCase(), price_from: 12.5 } },
      { upsert: { ...aProduct(), reference: two.reference, slug: two.slug } },
      { upsert: aProduct() },
      { remove: { reference: three.reference } },
      { update: { id: one.id, title: "Autre titre" } },
    ]);
    expect([status, body.refused, body.results.map((result: { status: number }) => result.status)]).toEqual([
      200,
      0,
      [201, 200, 200, 200, 201, 200, 200],
    ]);
    expect(body.results[1]).toEqual({ index: 1, status: 200, id: one.id, version: 2 });
    expect(body.results[6], "what is unchanged stays").toMatchObject({ id: one.id, version: 2 });
    expect((await read(body.results[0].id)).body).toMatchObject({ ...fresh, version: 1 });
    expect((await read(two.id)).body).toMatchObject({ reference: two.reference, price_from: 12.5, version: 3 });
    expect((await read(three.id)).status).toBe(404);
  });

  it("« all » does nothing where one operation is refused, and names each fault", async () => {
    const [known, before] = [await create(), await count()];
    const { status, body } = await bulk([
      { create: aProduct() },
      { create: { ...aProduct(), title: "" } },
      { update: { id: known.id, version: 9, title: "x" } },
      { upsert: { ...aProduct(), slug: known.slug } },
      { remove: { id: 2147483647 } },
      { destroy: { id: known.id } },
      { create: aProduct(), remove: { id: known.id } },
    ]);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: "invalid", message: expect.stringContaining("Rien n’a été enregistré") });
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      "operations.1.create.title",
      "operations.2.update",
      "operations.3.upsert.slug",
      "operations.4.remove",
      "operations.5",
      "operations.6",
    ]);
    expect(await count()).toBe(before);
  });

  it("« each » does what can be done, and gives the error of each other operation", async () => {
    const [known, other] = [await create(), await create()];
    const sent = aProduct();
    const { status, body } = await bulk(
      [
        { create: { ...aProduct(), slug: known.slug, reference: known.reference } },
        { update: { id: known.id, version: 4, title: "x" } },
        { upsert: { ...aProduct(), reference: other.reference, slug: known.slug } },
        { create: sent },
        { update: { title: "Personne" } },
        { update: { reference: "INCONNUE", title: "Personne" } },
      ],
      "each",
    );
    expect([status, body.refused]).toEqual([200, 5]);
    expect(body.results).toMatchObject([
      { status: 409, error: { code: "conflict", issues: [{ path: "slug" }, { path: "reference" }] } },
      { status: 409, error: { code: "stale", version: 1 } },
      { status: 409, error: { code: "conflict", issues: [{ path: "slug" }] } },
      { status: 201, id: expect.any(Number), version: 1 },
      { status: 400, error: { code: "invalid" } },
      { status: 404, error: { code: "not_found" } },
    ]);
    expect((await read(body.results[3].id)).body).toMatchObject(sent);
    expect([(await read(known.id)).body, (await read(other.id)).body]).toEqual([known, other]);
  });

  it("a request under a key is done once, and the whole request is bounded", async () => {
    const [operations, headers] = [[{ create: aProduct() }], { "idempotency-key": randomUUID() }];
    const first = await bulk(operations, "each", headers);
    expect((await bulk(operations, "each", headers)).text).toBe(first.text);
    expect((await bulk([{ create: aProduct() }], "each", headers)).status).toBe(409);
    expect((await bulk([])).status).toBe(400);
    expect((await bulk(Array.from({ length: 501 }, () => ({ remove: { id: 1 } })))).body.issues).toMatchObject([{ path: "operations" }]);
    expect((await bulk([{ remove: { id: 1 } }], "none")).body.issues).toMatchObject([{ path: "mode" }]);
    expect((await server.send("POST", BULK, { operations })).status).toBe(401);
  });

  it("a document that was read in English is refused", async () => {
    const { status, body } = await bulk([{ create: { ...aProduct(), language: "en" } }], "each");
    expect([status, body.issues[0].path]).toEqual([400, "operations.0.create.language"]);
  });

  it("simultaneous requests for the same products wait for each other, and all succeed", async () => {
    const products = Array.from({ length: 20 }, (_, index) => aProduct({ category: `Croisée ${index % 4}` }));
    const replies = await Promise.all(
      [products, products.toReversed(), products, products.toReversed()].map((sent) => bulk(sent.map((upsert) => ({ upsert })))),
    );
    for (const { status, body } of replies) expect([status, body.refused]).toEqual([200, 0]);
    const created = replies.flatMap(({ body }) => body.results.filter((result: { status: number }) => result.status === 201));
    expect(created).toHaveLength(20);
  });
});

const pathOf = (reference: string) => `/api/admin/products/by-reference/${encodeURIComponent(reference)}`;
const put = (reference: string, fields: object, headers: Record<string, string> = {}) =>
  server.asAdmin("PUT", pathOf(reference), fields, headers);

describe("PUT /api/admin/products/by-reference/{reference}", () => {
  it("an unknown reference creates a product, and a known one replaces it, in any case of letters", async () => {
    const { reference, ...fields } = aProduct({ reference: "ERP/Éa 1", price_from: 10 });
    const created = await put(reference, fields);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...fields, reference: "ERP/Éa 1", version: 1 });
    const changed = await put("erp/éA 1", { ...fields, reference, title: "Changé" });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id: created.body.id, title: "Changé", price_from: 10, version: 2 });
    const { data } = await server.call("GET", "history.ofRecord", { noun: "product", id: created.body.id });
    expect(data.map(({ operation }: { operation: string }) => operation)).toEqual(["update", "insert"]);
    expect((await put(reference, changed.body)).body, "what is unchanged stays").toEqual(changed.body);
  });

  it("every check of a creation and a change holds", async () => {
    const { body: other } = await server.asAdmin("POST", "/api/admin/products", aProduct());
    const { reference, ...fields } = aProduct();
    const refused = await put(reference, { ...fields, title: "", price_from: -1 });
    expect([refused.status, refused.body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ["title", "price_from"]]);
    expect((await put(reference, { ...fields, slug: other.slug })).body).toMatchObject({ code: "conflict", issues: [{ path: "slug" }] });
    const { body: product } = await put(reference, fields);
    expect((await put(reference, { ...fields, slug: other.slug })).body.issues.map(({ path }: { path: string }) => path)).toEqual(["slug"]);
    expect((await put(reference, { ...fields, version: 7 })).body).toMatchObject({ code: "stale", version: 1 });
    expect((await put(reference, { ...fields, language: "en" })).body).toMatchObject({ issues: [{ path: "language" }] });
    expect((await put("INCONNUE", { ...fields, version: 1 })).status).toBe(404);
    expect((await server.asAdmin("GET", `/api/admin/products/${product.id}`)).body).toEqual(product);
    expect((await server.send("PUT", pathOf(reference), fields)).status).toBe(401);
  });

  it("a body that names another reference than the path is refused", async () => {
    const { status, body } = await put("ERP-1", aProduct({ reference: "ERP-2" }));
    expect([status, body.issues]).toEqual([400, [{ path: "reference", message: "L’adresse en nomme une autre." }]]);
  });

  it("simultaneous creations of one reference make one product", async () => {
    const sent = Array.from({ length: 12 }, (_, index) => aProduct({ reference: "ENSEMBLE", slug: "ensemble", title: `Essai ${index}` }));
    const replies = await Promise.all(sent.map(({ reference, ...fields }) => put(reference, fields)));
    expect(replies.map(({ status }) => status).filter((status) => status === 201)).toEqual([201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });

  it("a request repeated under its key gets the first reply again, with its status", async () => {
    const [{ reference, ...fields }, headers] = [aProduct(), { "idempotency-key": randomUUID() }];
    const first = await put(reference, fields, headers);
    const again = await put(reference, fields, headers);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  });

  it("If-Match: * replaces a product that is there, and creates none", async () => {
    const { reference, ...fields } = aProduct();
    const refused = await put(reference, fields, { "if-match": "*" });
    expect([refused.status, refused.body.code]).toEqual([412, "precondition_failed"]);
    expect((await put(reference, fields)).status).toBe(201);
    expect((await put(reference, { ...fields, title: "Changé" }, { "if-match": "*" })).status).toBe(200);
  });
});
