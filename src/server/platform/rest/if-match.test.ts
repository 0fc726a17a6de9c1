import { expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const create = async (path: string, fields: object) => (await server.asAdmin("POST", `/api/admin/${path}`, fields)).body;

it.each([
  ["slides", aSlide],
  ["features", aFeature],
  ["products", aProduct],
])("a change of %s is made only at the version that If-Match demands", async (resource, valid) => {
  const { id } = await create(resource, valid());
  const path = `/api/admin/${resource}/${id}`;
  const read = await server.asAdmin("GET", path);
  const etag = read.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"1-/);
  const patch = (tag: string, fields: object = {}, headers: object = {}) =>
    server.asAdmin("PATCH", path, { title: `Titre de ${tag}`, ...fields }, { "if-match": tag, ...headers });
  expect((await patch(etag)).body.version).toBe(2);
  const stale = await patch(etag, {}, { prefer: "merge" });
  expect([stale.status, stale.body.code, stale.body.version]).toEqual([412, "precondition_failed", 2]);
  expect((await patch('"2"')).body.version).toBe(3);
  expect((await patch("*")).status).toBe(200);
  expect((await patch('"autre"')).status).toBe(412);
  expect((await patch('"4"', { version: 3 })).body.issues).toMatchObject([{ path: "version" }]);
  const put = await server.asAdmin("PUT", path, { ...valid(), version: undefined }, { "if-match": '"1"' });
  expect([put.status, put.body.version]).toEqual([412, 4]);
  expect((await server.asAdmin("DELETE", path, undefined, { "if-match": '"1"' })).status).toBe(412);
  expect((await server.asAdmin("DELETE", `${path}?version=1`)).body).toMatchObject({ code: "stale", version: 4 });
  expect((await server.asAdmin("DELETE", path, undefined, { "if-match": '"4"' })).status).toBe(200);
  expect((await patch('"4"')).status).toBe(404);
});

it("the reasons of conflicts are told apart", async () => {
  const [one, other] = [await create("products", aProduct()), await create("products", aProduct())];
  const reasonOf = async (fields: object, headers: Record<string, string> = {}) => {
    const { status, body } = await server.asAdmin("PATCH", `/api/admin/products/${other.id}`, fields, headers);
    return [status, body.code, body.reason];
  };
  expect(await reasonOf({ slug: one.slug })).toEqual([409, "conflict", "slug_taken"]);
  expect(await reasonOf({ reference: one.reference })).toEqual([409, "conflict", "reference_taken"]);
  expect(await reasonOf({ title: "x", version: 9 })).toEqual([409, "stale", "stale_version"]);
  await reasonOf({ title: "Sous clé" }, { "idempotency-key": "raison" });
  expect(await reasonOf({ title: "Autre" }, { "idempotency-key": "raison" })).toEqual([409, "conflict", "idempotency_key_reused"]);
  const { name } = await create("categories", { name: "Prise de nom" });
  expect((await server.asAdmin("POST", "/api/admin/categories", { name })).body.reason).toBe("name_taken");
});
