import { expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

async function aKey(...scopes: string[]): Promise<{ authorization: string }> {
  const { key } = await server.call("POST", "apiKeys.create", { name: scopes.join(), scopes, days: 1 });
  return { authorization: `Bearer ${key}` };
}

async function createAndDelete(path: string, fields: object): Promise<{ id: number; reference: string }> {
  const { body } = await server.asAdmin("POST", `/api/admin/${path}`, fields);
  await server.asAdmin("DELETE", `/api/admin/${path}/${body.id}`);
  return body;
}

it("programs read what was deleted of what their key may read, in parts, without what was restored", async () => {
  const products = [await createAndDelete("products", aProduct()), await createAndDelete("products", aProduct())];
  const slide = await createAndDelete("slides", aSlide());
  const read = async (query: string, headers: Record<string, string>) =>
    (await server.send("GET", `/api/admin/changes${query}`, undefined, headers)).body;
  const ofProducts = await aKey("products:read");
  const rows = products.map(({ id, reference }) => ({ resource: "product", id, reference, deleted_at: expect.any(String) }));
  expect(await read("", ofProducts)).toEqual({ data: rows, next_cursor: null });
  const part = await read("?limit=1", ofProducts);
  expect(part.data).toEqual(rows.slice(0, 1));
  expect((await read(`?limit=1&cursor=${part.next_cursor}`, ofProducts)).data).toEqual(rows.slice(1));
  expect((await read("", await aKey("slides:write", "slides:read"))).data).toMatchObject([
    { resource: "slide", id: slide.id, reference: null },
  ]);
  expect((await read("", await aKey("features:read"))).data).toEqual([]);
  expect((await read("?since=2100-01-01T00:00:00Z", ofProducts)).data).toEqual([]);
  expect(await read("?cursor=autre", ofProducts)).toMatchObject({ code: "invalid", issues: [{ path: "cursor" }] });
  await server.call("POST", "bin.restore", { noun: "product", id: products[0]?.id });
  expect((await read("", ofProducts)).data).toEqual(rows.slice(1));
  expect((await server.send("GET", "/api/admin/changes")).status).toBe(401);
});
