import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";
import { aProduct } from "../product.factory.ts";

const server = useTestServer();

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
