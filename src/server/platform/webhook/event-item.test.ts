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

async function nextItem() {
  await expect.poll(() => receiver.received.length, ARRIVES).toBeGreaterThan(0);
  return JSON.parse(String(receiver.received.shift()?.body)).data.item;
}

it.each([
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
])("an event of a %s has the record as REST gives it", async (type, resource, valid: () => object) => {
  const events = [`${type}.created`, `${type}.updated`, `${type}.deleted`];
  const { id: webhook } = await server.call("POST", "webhooks.create", { url: receiver.url, events });
  const { body: created } = await server.asAdmin("POST", `/api/admin/${resource}`, valid());
  const path = `/api/admin/${resource}/${created.id}`;
  expect(await nextItem()).toEqual((await server.asAdmin("GET", path)).body);
  await server.orm.em
    .fork()
    .execute(`update ${type} set created_at = created_at - interval '1 day', version = version + 1 where id = ?`, [created.id]);
  const { body: read } = await server.asAdmin("GET", path);
  expect(await nextItem()).toEqual(read);
  await server.asAdmin("DELETE", path);
  expect(await nextItem()).toEqual({ ...read, updated_at: expect.any(String) });
  await server.call("POST", "webhooks.remove", { id: webhook });
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
  await server.call("POST", "webhooks.setActive", { id, is_active: false });
  expect(await server.call("POST", "webhooks.replayFailed", { id })).toMatchObject({ code: "conflict" });
});
