import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { IdempotencyKey } from "#server/platform/rpc/idempotency/idempotency-key.entity.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { startWebhookReceiver, status, type WebhookReceiver } from "#server/testing/webhook-receiver.ts";

const ARRIVES = { timeout: 10_000 };

describe("webhooks", () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    server = await startTestServer({ sendsWebhooks: true });
    receiver = await startWebhookReceiver();
  });
  afterAll(async () => {
    await server.stop();
    await receiver.stop();
  });

  const create = (events: string[], url = receiver.url) => server.call("POST", "webhooks.create", { url, events });
  const remove = (id: number) => server.call("POST", "webhooks.remove", { id });

  async function nextMessage(secret: string) {
    await expect.poll(() => receiver.received.length, ARRIVES).toBeGreaterThan(0);
    const message = receiver.received.shift();
    // The standard's own library throws here at what it refuses.
    // none of ours is repeated
    const payload: any = new Verifier(secret).verify(message?.body ?? "", message?.headers as Record<string, string>);
    return { id: message?.headers["webhook-id"], payload, headers: message?.headers };
  }

  it("each webhook has its own URL, so that asking again after a lost reply adds no second endpoint", async () => {
    const { id } = await create(["slide.created"]);
    const issues = [{ path: "url", message: expect.stringContaining("existe déjà") }];
    expect(await create(["slide.created"])).toMatchObject({ code: "invalid", issues });
    await remove(id);
  });

  it("a webhook takes no URL of another one, by a change or at the same moment, and keeps its own", async () => {
    const [one, two] = [await create(["slide.created"]), await create(["slide.created"], `${receiver.url}/autre`)];
    const change = { id: two.id, events: ["slide.deleted"] };
    const issues = [{ path: "url", message: expect.stringContaining("existe déjà") }];
    expect(await server.call("POST", "webhooks.update", { ...change, url: one.url })).toMatchObject({ code: "invalid", issues });
    expect(await server.call("POST", "webhooks.update", { ...change, url: two.url })).toMatchObject({ events: ["slide.deleted"] });
    for (const { id } of [one, two]) await remove(id);
    const made = await Promise.all(Array.from({ length: 5 }, () => create(["slide.created"])));
    const ids = made.flatMap(({ id }: { id?: number }) => id ?? []);
    expect(ids).toHaveLength(1);
    for (const id of ids) await remove(id);
  });

  it("a webhook reports a product that is saved by REST once, signed, and no events that it did not ask for", async () => {
    const { id: webhook, secret } = await create(["product.created", "product.deleted"]);
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Brume" }));
    const created = await nextMessage(secret);
    expect(created.headers).toMatchObject({ "content-type": "application/json" });
    expect(created.payload).toMatchObject({
      type: "product.created",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id: product.id, version: 1, item: { title: "Brume", slug: product.slug, category: product.category } },
    });
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, title: "Brume fine" });
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    const deleted = await nextMessage(secret);
    expect(deleted.payload).toMatchObject({ type: "product.deleted", data: { id: product.id, item: { title: "Brume fine" } } });
    expect(deleted.id).not.toBe(created.id);
    const { data } = await server.call("GET", "webhooks.deliveries", { webhook });
    expect(data).toMatchObject([
      { type: "product.deleted", record: product.id },
      { type: "product.created", record: product.id, state: "delivered", status: 204, attempts: 1 },
    ]);
    await remove(webhook);
    expect(receiver.received).toEqual([]);
  });

  it("a webhook reports changes by SQL, and nothing of a transaction that is undone", async () => {
    const { id: webhook, secret } = await create(["product.updated"]);
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Halo" }));
    const em = server.orm.em.fork();
    await em.begin();
    await em.execute("update product set title = 'Perdu' where id = ?", [product.id]);
    await em.rollback();
    await server.orm.em.fork().execute("update product set title = 'Trouvé' where id = ?", [product.id]);
    const { payload } = await nextMessage(secret);
    expect(payload).toMatchObject({ type: "product.updated", data: { id: product.id, fields: ["title"], item: { title: "Trouvé" } } });
    await remove(webhook);
    expect(receiver.received).toEqual([]);
  });

  it("a webhook reports no value that visitors wrote", async () => {
    const { id: webhook, secret } = await create(["contact_request.created"]);
    expect((await server.send("POST", "/api/contact", aContactRequest())).status).toBe(201);
    const { payload } = await nextMessage(secret);
    expect(payload).toEqual({ type: "contact_request.created", timestamp: expect.any(String), data: { id: expect.any(Number) } });
    await remove(webhook);
  });

  it("request.created carries the request while the webhook's owner may read it, and request.erased its id alone", async () => {
    const { id: webhook, secret } = await create(["request.created", "request.erased"]);
    const ask = async () => {
      expect((await server.send("POST", "/api/contact", aContactRequest({ message: `Demande ${Math.random()}` }))).status).toBe(201);
      return (await nextMessage(secret)).payload;
    };
    const created = await ask();
    const { id } = created.data;
    const { body: request } = await server.asAdmin("GET", `/api/admin/requests/${id}`);
    expect(created).toEqual({ type: "request.created", timestamp: expect.any(String), data: { id, item: request } });
    await server.call("POST", "contactRequests.remove", { id });
    expect((await nextMessage(secret)).payload).toEqual({ type: "request.erased", timestamp: expect.any(String), data: { id } });
    const execute = (statement: string) => server.orm.em.fork().execute(statement);
    await execute(
      "insert into administrator (created_at, updated_at, username, normalized_username, role, password_hash, is_active) values (now(), now(), 'parti', 'parti', 'admin', '', false)",
    );
    await execute("update webhook set owner = (select id from administrator where username = 'parti')");
    expect((await ask()).data).toEqual({ id: expect.any(Number) });
    await execute("update webhook set owner = null");
    expect((await ask()).data).toEqual({ id: expect.any(Number) });
    await remove(webhook);
  });

  it("a webhook is sent the fields that it asks for, of records that have them", async () => {
    const chosen = { url: receiver.url, events: ["feature.created"], item_fields: ["title", "version"] };
    const { id: webhook, secret, item_fields } = await server.call("POST", "webhooks.create", chosen);
    expect(item_fields).toEqual(chosen.item_fields);
    await server.asAdmin("POST", "/api/admin/features", aFeature({ title: "Courte" }));
    expect((await nextMessage(secret)).payload.data).toMatchObject({ id: expect.any(Number), item: { title: "Courte", version: 1 } });
    await server.call("POST", "webhooks.update", { id: webhook, ...chosen, item_fields: ["title"] });
    await server.asAdmin("POST", "/api/admin/features", aFeature({ title: "Seule" }));
    expect((await nextMessage(secret)).payload.data.item).toEqual({ title: "Seule" });
    const refused = await server.call("POST", "webhooks.update", { id: webhook, ...chosen, item_fields: ["reference"] });
    expect(refused).toMatchObject({ code: "invalid", issues: [{ path: "item_fields" }] });
    await remove(webhook);
  });

  it("a secret is shown once, and stored for no idempotency key", async () => {
    const headers = { authorization: `Bearer ${server.token}`, "idempotency-key": "une-fois" };
    const sent = await server.send("POST", "/trpc/webhooks.create", { url: receiver.url, events: ["slide.created"] }, headers);
    const { id, secret } = sent.body.result.data;
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await server.call("GET", "webhooks.list"))).not.toContain("whsec_");
    expect(await server.orm.em.fork().count(IdempotencyKey, { reply: { $like: "%whsec_%" } })).toBe(0);
    await remove(id);
  });

  it("a message is signed with the former secret too for a day after it was changed", async () => {
    const { id, secret: former } = await create(["slide.created"]);
    const { secret } = await server.call("POST", "webhooks.rotate", { id });
    expect(secret).not.toBe(former);
    for (const known of [former, secret]) {
      expect(await server.call("POST", "webhooks.sendTest", { id })).toMatchObject({ type: "test", state: "waiting" });
      expect((await nextMessage(known)).payload).toEqual({ type: "test", timestamp: expect.any(String), data: {} });
    }
    const { previous_secret_until: until } = (await server.call("GET", "webhooks.list")).at(-1);
    await server.orm.em.fork().execute("update webhook set previous_secret_until = now() where id = ?", [id]);
    expect(new Date(until).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await server.call("POST", "webhooks.sendTest", { id })).toMatchObject({ type: "test", state: "waiting" });
    await expect(nextMessage(former)).rejects.toThrow("No matching signature found");
    await remove(id);
  });

  it("a delivery is sent again from the list under the same id", async () => {
    const { id: webhook, secret } = await create(["slide.created"]);
    receiver.answer(status(410));
    const trial = await server.call("POST", "webhooks.sendTest", { id: webhook });
    expect((await nextMessage(secret)).id).toBe(trial.id);
    const item = async () => (await server.call("GET", "webhooks.list")).at(-1);
    await expect.poll(item, ARRIVES).toMatchObject({ stopped: { reason: "gone" } });
    expect(await server.call("POST", "webhooks.replay", { id: trial.id })).toMatchObject({
      code: "conflict",
      message: "Ce webhook est arrêté\u202f: réactivez-le d’abord.",
    });
    await server.call("POST", "webhooks.setActive", { id: webhook, is_active: true });
    expect(await item()).toMatchObject({ stopped: null, failing_since: null });
    await server.call("POST", "webhooks.replay", { id: trial.id });
    expect((await nextMessage(secret)).id).toBe(trial.id);
    await remove(webhook);
  });

  it("a stopped webhook gets nothing", async () => {
    const { id, secret } = await create(["feature.created"]);
    await server.call("POST", "webhooks.setActive", { id, is_active: false });
    await server.asAdmin("POST", "/api/admin/features", aFeature({ title: "Tue" }));
    expect((await server.call("GET", "webhooks.deliveries", { webhook: id })).data).toEqual([]);
    await server.call("POST", "webhooks.setActive", { id, is_active: true });
    await server.asAdmin("POST", "/api/admin/features", aFeature({ title: "Dite" }));
    expect((await nextMessage(secret)).payload.data.item.title).toBe("Dite");
    await remove(id);
  });

  it.each(["https://10.0.0.1/", "http://exemple.com/", "https://nom:secret@exemple.com/", "https://[fe80::1]/"])(
    "a webhook is not accepted for %s",
    async (url) => {
      const reply = await create(["slide.created"], url);
      expect(reply).toMatchObject({ code: "invalid", issues: [{ path: "url" }] });
    },
  );

  it("a webhook is accepted only for known events", async () => {
    expect(await create(["licorne.created"])).toMatchObject({ code: "invalid", issues: [{ path: "events" }] });
    expect(await create([])).toMatchObject({ code: "invalid", issues: [{ path: "events" }] });
  });

  it("the deliveries are listed in pages, newest first", async () => {
    const { id: webhook } = await create(["slide.created"], "http://127.0.0.1:9/");
    await server.orm.em.fork().execute(
      `insert into webhook_delivery (id, webhook, type, created_at, state)
       select gen_random_uuid(), ?, 'slide.created', now() - n * interval '1 minute', 'failed' from generate_series(1, 35) n`,
      [webhook],
    );
    const first = await server.call("GET", "webhooks.deliveries", { webhook });
    const second = await server.call("GET", "webhooks.deliveries", { webhook, cursor: first.next });
    expect([first.data.length, second.data.length, second.next]).toEqual([30, 5, null]);
    const times = [...first.data, ...second.data].map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    await remove(webhook);
  });

  it("the webhooks demand a session", async () => {
    expect((await server.send("GET", "/trpc/webhooks.list")).status).toBe(401);
  });
});
