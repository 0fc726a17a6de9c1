import { pino } from "pino";
import { expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { Article } from "#server/article/article.entity.ts";
import { createReplyCache } from "./reply-cache.ts";

const MINUTE_MS = 60_000;

it("keeps no answer past an article's time, also where the content changed while that time was looked up", async () => {
  const { orm, url, drop } = await createTestDatabase();
  let time = Date.now();
  const cache = createReplyCache({ orm, url, now: () => new Date(time), log: pino({ level: "silent" }) });
  const read = (key: string, body: string) => cache.of(key, async () => ({ type: "text/plain", body }), key);
  const em = orm.em.fork();
  const published_at = new Date(time + MINUTE_MS);
  em.create(Article, { title: "À venir", slug: "a-venir", content: "<p>Bientôt.</p>", status: "published", published_at });
  await em.flush();
  await expect.poll(async () => (await read("any", "one")) === (await read("any", "other"))).toBe(true);

  cache.forget();
  const before = read("page", "without the article");
  cache.forget();
  await before;
  time += 2 * MINUTE_MS;
  expect(await read("page", "with the article")).not.toBe(await before);

  await cache.stop();
  await drop();
});
