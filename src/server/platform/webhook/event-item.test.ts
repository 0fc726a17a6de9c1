import { afterAll, beforeAll, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aRedirection } from "#server/resources/redirection/redirection.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { aSynonymGroup } from "#server/resources/synonym-group/synonym-group.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { startWebhookReceiver, status, type WebhookReceiver } from "#server/testing/webhook-receiver.ts";

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

const ARRIVES = { timeout: 10_000 };
const image = { id: "a", url: "/uploads/a.webp", filename: "a.webp", originalName: "a.jpg", size: 1, isMain: true };
const download = { name: "Notice", type: "Notice", url: "/uploads/a.pdf", size: "", language: "Français" };

const RESOURCES: [string, string, () => object][] = [
  [
    "product",
    "products",
    () => aProduct({ images: [image], downloads: [download], price_from: 9.9, published_at: "2026-01-01T00:00:00.000Z" }),
  ],
  ["slide", "slides", aSlide],
  ["article", "blogs", anArticle],
  ["feature", "features", aFeature],
  ["category", "categories", aCategory],
  ["page", "pages", aPage],
  ["redirection", "redirections", aRedirection],
  ["synonym_group", "synonyms", aSynonymGroup],
];

/** The items of the arrived events, by their types; of these records alone, since a product brings its category. */
function readItems(records: Record<string, { id: number }>): Record<string, unknown> {
  const arrived = receiver.received.map(({ body }) => JSON.parse(body));
  const own = arrived.filter(({ type, data }) => data.item.id === records[type]?.id);
  return Object.fromEntries(own.map(({ type, data }) => [type, data.item]));
}

it("an event has the record as REST gives it, of every resource", async () => {
  const events = RESOURCES.flatMap(([type]) => ["created", "updated", "deleted"].map((verb) => `${type}.${verb}`));
  const { id: webhook } = await server.call("POST", "webhooks.create", { url: receiver.url, events });
  const records: Record<string, { id: number }> = {};
  const expectItems = async (verb: string, change: (resource: (typeof RESOURCES)[number], id: number) => Promise<object>) => {
    const expected: Record<string, { id: number }> = {};
    for (const resource of RESOURCES) {
      const id = records[resource[0]]?.id ?? 0;
      expected[`${resource[0]}.${verb}`] = { id, ...(await change(resource, id)) };
    }
    await expect.poll(() => Object.keys(readItems(expected)).length, ARRIVES).toBe(RESOURCES.length);
    expect(readItems(expected)).toEqual(expected);
  };
  const read = async (path: string, id: number) => (await server.asAdmin("GET", `/api/admin/${path}/${id}`)).body;
  await expectItems("created", async ([type, path, valid]) => {
    const { body } = await server.asAdmin("POST", `/api/admin/${path}`, valid());
    return (records[type] = await read(path, body.id));
  });
  await expectItems("updated", async ([type, path], id) => {
    const change = `update ${type} set created_at = created_at - interval '1 day', version = version + 1 where id = ?`;
    await server.orm.em.fork().execute(change, [id]);
    return read(path, id);
  });
  await expectItems("deleted", async ([, path], id) => {
    const last = await read(path, id);
    await server.asAdmin("DELETE", `/api/admin/${path}/${id}`);
    return { ...last, updated_at: expect.any(String) };
  });
  await server.call("POST", "webhooks.remove", { id: webhook });
  receiver.received.length = 0;
});

it("the failed deliveries of a webhook are sent again together, unless it is stopped", async () => {
  const { id } = await server.call("POST", "webhooks.create", { url: receiver.url, events: ["slide.created"] });
  await server.orm.em.fork().execute(
    `insert into webhook_delivery (id, webhook, type, created_at, state)
     select gen_random_uuid(), ?, 'test', now(), case when n = 1 then 'delivered' else 'failed' end from generate_series(1, 4) n`,
    [id],
  );
  receiver.answer(status(204));
  expect(await server.call("POST", "webhooks.replayFailed", { id })).toEqual({ count: 3 });
  await expect.poll(() => receiver.received.length, ARRIVES).toBe(3);
  const { key } = await server.call("POST", "apiKeys.create", { name: "ERP", scopes: ["webhooks:write"], days: 1 });
  const again = (url: string) => server.send("POST", "/api/admin/webhooks/replay-failed", { url }, { authorization: `Bearer ${key}` });
  await server.orm.em.fork().execute("update webhook_delivery set state = 'failed' where webhook = ?", [id]);
  const { status: code, body } = await again(receiver.url);
  expect([code, body]).toEqual([200, { count: 4 }]);
  await expect.poll(() => receiver.received.length, ARRIVES).toBe(7);
  expect((await again("https://ailleurs.example/")).status).toBe(404);
  await server.call("POST", "webhooks.setActive", { id, is_active: false });
  expect(await server.call("POST", "webhooks.replayFailed", { id })).toMatchObject({ code: "conflict" });
});
