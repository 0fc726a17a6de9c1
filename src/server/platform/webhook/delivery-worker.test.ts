import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { startWebhookReceiver, status, type WebhookReceiver } from "#server/testing/webhook-receiver.ts";
import { type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.ts";
import { Webhook, WebhookDelivery } from "./webhook.entity.ts";
import { createWebhook, enqueueTrial } from "./webhook-store.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const reach = { allowsLoopback: true };

describe("the outbox of webhooks", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let receiver: WebhookReceiver;
  let webhook: number;
  const workers: DeliveryWorker[] = [];
  let now: Date;

  const em = () => database.orm.em.fork();
  const endpoint = () => em().findOneOrFail(Webhook, { id: webhook });
  const deliveries = () => em().find(WebhookDelivery, {}, { orderBy: { created_at: "asc" } });

  beforeEach(async () => {
    now = new Date("2026-11-22T08:00:00Z");
    database = await createTestDatabase();
    receiver = await startWebhookReceiver();
    ({ id: webhook } = await createWebhook(em(), { url: receiver.url, events: ["product.created"] }, { reach: reach }));
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await receiver.stop();
    await database.drop();
  });

  const enqueue = (id: number, at: Date) => em().transactional((transaction) => enqueueTrial(transaction, id, at));

  function aWorker(): DeliveryWorker {
    const worker = startDeliveryWorker({ orm: database.orm, now: () => now, log: pino({ level: "silent" }), reach });
    workers.push(worker);
    return worker;
  }

  /** Lets time pass until the next try, makes it, and gives how long that took by the clock of the server. */
  async function untilNextTry(worker: DeliveryWorker): Promise<number> {
    const [waiting] = await deliveries();
    const pause = (waiting?.due_at?.getTime() ?? NaN) - now.getTime();
    const tries = waiting?.attempts ?? 0;
    now = new Date(now.getTime() + pause);
    worker.wake();
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ attempts: tries + 1, status: expect.any(Number) });
    // the claim has ended
    await expect.poll(async () => (await deliveries())[0]?.due_at?.getTime() !== now.getTime() + 60 * SECOND_MS).toBe(true);
    return pause;
  }

  it("tries a failing endpoint again after growing pauses, and stops it after a day", async () => {
    receiver.answer(...Array.from({ length: 8 }, () => status(500)));
    await enqueue(webhook, now);
    const worker = aWorker();
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect.poll(async () => (await deliveries())[0]?.status).toBe(500);
    const pauses: number[] = [];
    for (let n = 0; n < 7; n += 1) pauses.push(await untilNextTry(worker));
    const least = [5 * SECOND_MS, 300 * SECOND_MS, 0.5 * HOUR_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 6.5 * HOUR_MS];
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(least[index] ?? NaN);
      expect(pause).toBeLessThanOrEqual((least[index] ?? NaN) * 1.1 + 1);
    }
    await expect.poll(endpoint).toMatchObject({ stop_reason: "failing", stopped_at: now });
    expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 8, due_at: null }]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(8);
  });

  it("stops no endpoint by a clock that jumps ahead, and sends what it has put off once the clock is right", async () => {
    const right = now;
    receiver.answer(...Array.from({ length: 3 }, () => status(500)));
    await enqueue(webhook, now);
    const worker = aWorker();
    await expect.poll(async () => (await deliveries())[0]?.status).toBe(500);
    await untilNextTry(worker);
    now = new Date(right.getTime() + 400 * 24 * HOUR_MS);
    worker.wake();
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ state: "waiting", attempts: 3 });
    await expect.poll(() => receiver.received.length).toBe(3);
    await worker.stop();
    expect(await endpoint()).toMatchObject({ stopped_at: null });
    now = new Date(right.getTime() + HOUR_MS);
    aWorker();
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ state: "delivered", attempts: 4 });
    expect(await endpoint()).toMatchObject({ stopped_at: null, failing_since: null });
  });

  it.each([
    ["seconds", 429, "900", 900, 900],
    ["a date", 503, new Date("2026-11-22T08:20:00Z").toUTCString(), 1200, 1200],
    ["less than the pause that comes next", 503, "1", 5, 5.501],
    ["a year", 503, "31536000", 24 * 3600, 24 * 3600],
    ["a date that is past", 503, new Date("2020-01-01T00:00:00Z").toUTCString(), 5, 5.501],
    ["nothing that can be read", 429, "demain", 5, 5.501],
    ["a pause with another status", 500, "900", 5, 5.501],
  ])("waits for as long as a busy endpoint asks for, a day at most: %s", async (_what, code, retryAfter, least, most) => {
    receiver.answer((response) => void response.writeHead(code, { "retry-after": retryAfter }).end());
    await enqueue(webhook, now);
    aWorker();
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ state: "waiting", status: code, attempts: 1 });
    const pause = ((await deliveries())[0]?.due_at?.getTime() ?? NaN) - now.getTime();
    expect(pause).toBeGreaterThanOrEqual(least * SECOND_MS);
    expect(pause).toBeLessThanOrEqual(most * SECOND_MS);
  });

  it("stops an endpoint that is gone at once, with what waits for it", async () => {
    receiver.answer(status(410));
    await enqueue(webhook, now);
    await enqueue(webhook, new Date(now.getTime() + HOUR_MS));
    aWorker();
    await expect.poll(endpoint).toMatchObject({ stop_reason: "gone" });
    await expect.poll(deliveries).toMatchObject([
      { state: "failed", status: 410 },
      { state: "failed", attempts: 0 },
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  it("takes a switch of protocols for a failure, and goes on with that endpoint", async () => {
    receiver.answer((response) => void response.writeHead(101, { connection: "Upgrade", upgrade: "websocket" }).end());
    await enqueue(webhook, now);
    const worker = aWorker();
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ state: "waiting", status: 101, attempts: 1 });
    await untilNextTry(worker);
    expect(await deliveries()).toMatchObject([{ state: "delivered", status: 204, attempts: 2 }]);
  });

  it("forgets a failure once a message arrives", async () => {
    receiver.answer(status(503));
    await enqueue(webhook, now);
    const worker = aWorker();
    await expect.poll(async () => (await endpoint()).failing_since).toEqual(now);
    await untilNextTry(worker);
    await expect.poll(async () => (await endpoint()).failing_since).toBeNull();
    expect(await deliveries()).toMatchObject([{ state: "delivered", status: 204, attempts: 2 }]);
  });

  it("several instances empty the outbox, each message once, and never two at once to one endpoint by one instance", async () => {
    for (let n = 0; n < 20; n += 1) await enqueue(webhook, now);
    aWorker();
    aWorker();
    await expect.poll(async () => (await deliveries()).filter(({ state }) => state === "delivered").length, { timeout: 10_000 }).toBe(20);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(20);
    expect(receiver.received).toHaveLength(20);
  });

  it("goes on with other endpoints while one is silent", async () => {
    const other = await startWebhookReceiver();
    const second = await createWebhook(em(), { url: other.url, events: ["product.created"] }, { reach: reach });
    receiver.answer(() => {});
    await enqueue(webhook, now);
    await enqueue(webhook, now);
    await enqueue(second.id, now);
    aWorker();
    await expect.poll(() => [receiver.received.length, other.received.length]).toEqual([1, 1]);
    await receiver.stop(); // breaks the silent exchange off
    await other.stop();
  });
});
