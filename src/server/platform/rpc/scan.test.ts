import { describe, expect, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { restRoutes } from "#server/platform/declaration/rest-routes.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const create = async (path: string, fields: object) => (await server.asAdmin("POST", `/api/admin/${path}`, fields)).body;
const scan = async (path: string, query: string) => (await server.asAdmin("GET", `/api/admin/${path}?${query}`)).body;
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

describe("scans of lists", () => {
  it.each([
    ["slides", aSlide],
    ["products", aProduct],
  ])("a scan of %s gives every row once, however others write meanwhile", async (resource, valid) => {
    const rows = [];
    for (let n = 0; n < 5; n += 1) rows.push(await create(resource, valid()));
    const first = await scan(resource, "cursor=&limit=2");
    expect(idsOf(first)).toEqual([rows[0].id, rows[1].id]);
    await server.asAdmin("DELETE", `/api/admin/${resource}/${rows[0].id}`);
    await server.asAdmin("DELETE", `/api/admin/${resource}/${rows[3].id}`);
    await server.asAdmin("PATCH", `/api/admin/${resource}/${rows[1].id}`, { title: "ZZZ" });
    const late = await create(resource, { ...valid(), title: "AAA" });
    const second = await scan(resource, `cursor=${first.next_cursor}&limit=2`);
    expect(idsOf(second)).toEqual([rows[2].id, rows[4].id]);
    const third = await scan(resource, `cursor=${second.next_cursor}&limit=2`);
    expect([idsOf(third), third.next_cursor]).toEqual([[late.id], null]);
  });

  it("a scan since a moment gives what was changed since, as the list shows it", async () => {
    const [old, changed] = [await create("products", aProduct()), await create("products", aProduct())];
    await server.orm.em.fork().execute("update product set updated_at = now() - interval '1 hour'");
    await server.asAdmin("PATCH", `/api/admin/products/${changed.id}`, { title: "Nouveau" });
    const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString());
    const found = await scan("products", `updated_since=${since}`);
    expect([idsOf(found), found.next_cursor]).toEqual([[changed.id], null]);
    const { body: listed } = await server.asAdmin("GET", `/api/admin/products?reference=${changed.reference}`);
    expect(found.data).toEqual(listed.data);
    expect(idsOf(await scan("products", "updated_since=2020-01-01T00:00:00%2B01:00"))).toContain(old.id);
  });

  it("every list of the administration can be scanned", async () => {
    const lists = restRoutes().filter(({ path, procedure }) => path.startsWith("/api/admin/") && procedure.endsWith(".list"));
    expect(lists.length).toBeGreaterThan(10);
    for (const { path } of lists) {
      const { status, body } = await server.asAdmin("GET", `${path}?cursor=&updated_since=2020-01-01T00:00:00Z&limit=3`);
      expect([path, status, Object.keys(body)]).toEqual([path, 200, ["data", "next_cursor"]]);
    }
  });

  it("a cursor, a moment or a filter that no scan knows is refused by name", async () => {
    for (const [query, path] of [
      ["cursor=abc", "cursor"],
      [`cursor=${Buffer.from("id 99999999999").toString("base64url")}`, "cursor"],
      ["updated_since=hier", "updated_since"],
      ["cursor=&limit=0", "limit"],
      ["cursor=&q=lampe", "q"],
    ])
      expect(await scan("products", query ?? "")).toMatchObject({ code: "invalid", issues: [{ path }] });
    expect(await scan("slides", "limit=2"), "without a cursor, a list of slides is whole").toMatchObject({ issues: [{ path: "limit" }] });
  });
});

it("the requests of visitors are read with the scope of requests, and with no other", async () => {
  await server.send("POST", "/api/contact", aContactRequest());
  const withScopes = async (scopes: string[]) => {
    const { key } = await server.call("POST", "apiKeys.create", { name: scopes.join(), scopes, days: 1 });
    return (path: string) => server.send("GET", path, undefined, { authorization: `Bearer ${key}` });
  };
  const read = await withScopes(["requests:read"]);
  const { body } = await read("/api/admin/requests");
  expect(body).toMatchObject({ total: 1, page: 1, data: [{ firstName: "Leïla", email: expect.any(String) }] });
  expect((await read(`/api/admin/requests/${body.data[0].id}`)).body).toEqual(body.data[0]);
  expect((await read("/api/admin/requests?cursor=")).body).toEqual({ data: body.data, next_cursor: null });
  expect((await read("/api/admin/products")).status).toBe(403);
  const other = await withScopes(["products:read", "subscribers:read"]);
  for (const path of ["/api/admin/requests", "/api/admin/requests?cursor=", `/api/admin/requests/${body.data[0].id}`])
    expect((await other(path)).status, path).toBe(403);
});
