import { describe, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { IdempotencyKey } from "#server/platform/rpc/idempotency/idempotency-key.entity.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { resetPassword } from "#server/platform/identity/session/generated-passwords.ts";
import { Administrator } from "../session/session.entity.ts";
import { untilBlocked } from "#server/testing/lock-waits.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { ApiKey } from "./api-key.entity.ts";

const PRODUCTS = "/api/admin/products";
const DAY_MS = 24 * 3_600_000;

describe("API keys", () => {
  const server = useTestServer();

  let made = 0;
  const create = (fields: object = {}) =>
    server.call("POST", "apiKeys.create", {
      name: `ERP ${(made += 1)}`,
      scopes: ["products:read", "products:write"],
      days: 365,
      ...fields,
    });
  const withKey = (key: string) => (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    server.send(method, path, body, { authorization: `Bearer ${key}`, ...headers });
  const findListed = async (id: number) => (await server.call("GET", "apiKeys.list")).keys.find((key: { id: number }) => key.id === id);

  it("a key has a name of its own for each person, so that a request repeated after a lost response makes no second key", async () => {
    await create({ name: "Perdue" });
    const issues = [{ path: "name", message: expect.stringContaining("déjà une clé de ce nom") }];
    expect(await create({ name: "Perdue" })).toMatchObject({ code: "invalid", issues });
    const { keys } = await server.call("GET", "apiKeys.list");
    expect(keys.filter(({ name }: { name: string }) => name === "Perdue")).toHaveLength(1);
  });

  it("a key opens the REST paths of its scopes, and no other", async () => {
    const send = withKey((await create()).key);
    const created = await send("POST", PRODUCTS, aProduct());
    expect(created.status).toBe(201);
    expect((await send("GET", `${PRODUCTS}/${created.body.id}`)).status).toBe(200);
    expect((await send("DELETE", `${PRODUCTS}/${created.body.id}`)).status).toBe(200);
    for (const path of ["/api/admin/slides", "/api/admin/blogs", "/api/admin/dashboard/stats"])
      expect(await send("GET", path)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await send("POST", "/api/admin/upload")).status).toBe(403);
    const reading = withKey((await create({ scopes: ["products:read"] })).key);
    expect((await reading("GET", PRODUCTS)).status).toBe(200);
    expect((await reading("POST", PRODUCTS, aProduct())).status).toBe(403);
  });

  it("a refusal names the scope that a key lacks, or says that it takes a session", async () => {
    const reading = withKey((await create({ scopes: ["products:read"] })).key);
    const messageOf = async (...request: Parameters<typeof reading>) => (await reading(...request)).body.message;
    expect(await messageOf("POST", PRODUCTS, aProduct())).toBe("Cette clé d’API n’a pas le droit «\u202fproducts:write\u202f».");
    expect(await messageOf("POST", "/api/admin/upload", new FormData())).toContain("media:write");
    expect(await messageOf("GET", "/api/admin/dashboard/stats")).toContain("elle demande une session");
  });

  it("a session that ends meanwhile makes no key", async () => {
    await aPerson(server, { username: "sortante", role: "admin" });
    const headers = await signIn(server, "sortante");
    const em = server.orm.em.fork();
    await em.begin();
    await em.execute("delete from session where administrator = (select id from administrator where username = 'sortante')");
    const making = server.send("POST", "/trpc/apiKeys.create", { name: "Survivante", scopes: ["products:read"], days: null }, headers);
    await untilBlocked(server);
    await em.commit();
    expect((await making).status).toBe(401);
    expect(await server.orm.em.fork().count(ApiKey, { name: "Survivante" })).toBe(0);
  });

  it("a key opens the uploads with their scope", async () => {
    const send = withKey((await create({ scopes: ["media:write"] })).key);
    expect((await send("POST", "/api/admin/upload", new FormData())).status).toBe(400);
    expect((await send("POST", "/api/admin/upload-sheet", new FormData())).status).toBe(403);
  });

  it("a key is no session: tRPC refuses it", async () => {
    const { key } = await create();
    for (const procedure of ["products.list", "dashboard.stats", "apiKeys.list"]) {
      const { status, body } = await withKey(key)("GET", `/trpc/${procedure}`);
      expect(status, procedure).toBe(403);
      expect(body.error.data.reply.message).toBe("Une clé d’API ne sert qu’aux adresses documentées sous /api.");
    }
  });

  it("a key is shown once, and stored as a hash alone, under an idempotency key too", async () => {
    const headers = { authorization: `Bearer ${server.token}`, "idempotency-key": "une-cle-une-fois" };
    const sent = await server.send("POST", "/trpc/apiKeys.create", { name: "Caisse", scopes: ["products:read"], days: null }, headers);
    const { key, beginning, id } = sent.body.result.data;
    expect(key).toMatch(/^lum_[0-9a-f]{12}_[\w-]{43}$/);
    expect(key.startsWith(beginning)).toBe(true);
    const [, , secret] = /^lum_([0-9a-f]{12})_(.+)$/.exec(key) ?? [];
    expect(JSON.stringify(await server.call("GET", "apiKeys.list"))).not.toContain(secret);
    expect(JSON.stringify(await server.orm.em.fork().execute("select * from api_key where id = ?", [id]))).not.toContain(secret);
    expect(await server.orm.em.fork().count(IdempotencyKey, { reply: { $like: `%${secret}%` } })).toBe(0);
  });

  it("a key with another secret, or in another form, opens nothing", async () => {
    const { key } = await create();
    const forged = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    for (const sent of [forged, key.slice(0, -1), `${key}A`, "lum_", key.toUpperCase(), key.replace("lum_", "")])
      expect(await withKey(sent)("GET", PRODUCTS)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });

  it("a key ends at once when it is revoked, and when it expires", async () => {
    const { id, key } = await create({ days: 1 });
    expect((await withKey(key)("GET", PRODUCTS)).status).toBe(200);
    const em = server.orm.em.fork();
    await em.nativeUpdate(ApiKey, { id }, { expires_at: new Date(Date.now() - 1) });
    expect(await withKey(key)("GET", PRODUCTS)).toMatchObject({ status: 401, body: { message: "Cette clé d’API a expiré." } });
    await em.nativeUpdate(ApiKey, { id }, { expires_at: null });
    expect((await withKey(key)("GET", PRODUCTS)).status).toBe(200);
    expect(await server.call("POST", "apiKeys.revoke", { id })).toEqual({ success: true });
    expect((await withKey(key)("GET", PRODUCTS)).status).toBe(401);
    expect(await server.call("POST", "apiKeys.revoke", { id })).toMatchObject({ code: "not_found" });
  });

  it("a key lasts a year by default, and notes its use at most once a minute", async () => {
    const before = Date.now();
    const { id, key, expires_at } = await create();
    expect(new Date(expires_at).getTime() - before).toBeGreaterThanOrEqual(365 * DAY_MS);
    expect((await create({ days: null })).expires_at).toBeNull();
    expect((await findListed(id)).last_used_at).toBeNull();
    await withKey(key)("GET", PRODUCTS);
    const { last_used_at: first } = await findListed(id);
    expect(new Date(first).getTime()).toBeGreaterThanOrEqual(before);
    await withKey(key)("GET", PRODUCTS);
    expect((await findListed(id)).last_used_at).toBe(first);
    const longAgo = new Date(before - 61_000);
    await server.orm.em.fork().nativeUpdate(ApiKey, { id }, { last_used_at: longAgo });
    await withKey(key)("GET", PRODUCTS);
    expect(new Date((await findListed(id)).last_used_at) > longAgo).toBe(true);
  });

  it("a key does no more than its maker, whose role may shrink and who may be deactivated", async () => {
    const maker = await aPerson(server, { username: "Salma", role: "admin" });
    const headers = await signIn(server, "Salma");
    const made = await server.send(
      "POST",
      "/trpc/apiKeys.create",
      { name: "À Salma", scopes: ["slides:read", "slides:write"], days: 30 },
      headers,
    );
    const send = withKey(made.body.result.data.key);
    const write = () => send("POST", "/api/admin/slides", {});
    expect((await write()).status).toBe(400);
    const em = server.orm.em.fork();
    await em.nativeUpdate(Administrator, { id: maker }, { role: "reader" });
    expect((await write()).status).toBe(403);
    expect((await send("GET", "/api/admin/slides")).status).toBe(200);
    await em.nativeUpdate(Administrator, { id: maker }, { is_active: false });
    expect((await send("GET", "/api/admin/slides")).status).toBe(401);
  });

  async function aMaker(username: string) {
    const id = await aPerson(server, { username, role: "admin" });
    const headers = await signIn(server, username);
    const { body } = await server.send("POST", "/trpc/apiKeys.create", { name: "ERP", scopes: ["products:read"], days: null }, headers);
    const { id: keyId, key } = body.result.data;
    return { id, headers, keyId, status: async () => (await withKey(key)("GET", PRODUCTS)).status };
  }

  it("a key is gone for good once its maker is deactivated", async () => {
    const { id, keyId, status } = await aMaker("Sonia");
    expect(await status()).toBe(200);
    await server.call("POST", "people.setActive", { id, is_active: false });
    await server.call("POST", "people.setActive", { id, is_active: true });
    expect(await status()).toBe(401);
    expect(await findListed(keyId)).toBeUndefined();
  });

  it("a key is gone once the command resets its maker's password, and stays when the maker changes it", async () => {
    const { headers, status } = await aMaker("Amel");
    const change = { current_password: PASSWORD, password: "une autre phrase, bien plus longue" };
    expect((await server.send("POST", "/trpc/account.setPassword", change, headers)).status).toBe(200);
    expect(await status()).toBe(200);
    await resetPassword(server.orm.em.fork(), "Amel");
    expect(await status()).toBe(401);
  });

  it("the history names the key, and no person's session", async () => {
    const send = withKey((await create({ name: "admin", scopes: ["features:write"] })).key);
    const { body: feature } = await send("POST", "/api/admin/features", aFeature());
    const { data } = await server.call("GET", "history.ofRecord", { noun: "feature", id: feature.id });
    expect(data).toMatchObject([{ actor: "Clé d’API «\u202fadmin\u202f»", via: "api" }]);
  });

  it("a key has idempotency keys of its own: neither another key nor a visitor gets its responses", async () => {
    const [one, other] = [withKey((await create()).key), withKey((await create()).key)];
    const [input, headers] = [aProduct(), { "idempotency-key": "la-meme" }];
    const first = await one("POST", PRODUCTS, input, headers);
    expect((await one("POST", PRODUCTS, input, headers)).text).toBe(first.text);
    expect((await other("POST", PRODUCTS, input, headers)).status).toBe(409); // done again, and the slug is taken
    expect((await server.send("POST", PRODUCTS, input, headers)).status).toBe(401);
  });

  it("a key requires a name, existing rights, and a possible duration", async () => {
    expect(await create({ name: " ", scopes: [], days: 0 })).toMatchObject({
      code: "invalid",
      issues: [{ path: "name" }, { path: "scopes" }, { path: "days" }],
    });
    expect(await create({ scopes: ["people:write"] })).toMatchObject({ code: "invalid", issues: [{ path: "scopes" }] });
  });

  it("keys are in the OpenAPI document, with the scope that each path requires", async () => {
    const { paths, components } = (await server.send("GET", "/api/openapi.json")).body;
    expect(components.securitySchemes.apiKey).toMatchObject({ type: "http", scheme: "bearer" });
    expect(paths[PRODUCTS].post.security).toEqual([{ bearer: [] }, { apiKey: ["products:write"] }]);
    expect(paths["/api/admin/dashboard/stats"].get.security).toEqual([{ bearer: [] }]);
    const { scopes } = await server.call("GET", "apiKeys.list");
    const asked = Object.values<Record<string, any>>(paths).flatMap((path) => Object.values(path).flatMap(({ security }) => security));
    expect(new Set(asked.flatMap(({ apiKey = [] }) => apiKey))).toEqual(new Set(scopes.map(({ scope }: { scope: string }) => scope)));
  });
});
