import { pino } from "pino";
import { expect, it } from "vitest";
import { NO_CDN } from "#server/cdn/cdn.ts";
import { NO_REPLICAS } from "#server/database/replica/watch-replicas.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { Article } from "#server/article/article.entity.ts";
import { createResponseCache } from "./response-cache.ts";

const MINUTE_MS = 60_000;

it("caches no response past an article's publication, also when the content changed while its time was looked up", async () => {
  const { orm, url, drop } = await createTestDatabase();
  let time = Date.now();
  const cache = createResponseCache({
    orm,
    url,
    replicas: NO_REPLICAS,
    cdn: NO_CDN,
    now: () => new Date(time),
    log: pino({ level: "silent" }),
  });
  const read = (key: string, body: string) => cache.get(key, async () => ({ type: "text/plain", body }), key);
  const em = orm.em.fork();
  const published_at = new Date(time + MINUTE_MS);
  em.create(Article, { title: "À venir", slug: "a-venir", content: "<p>Bientôt.</p>", status: "published", published_at });
  await em.flush();
  await expect.poll(async () => (await read("any", "one")) === (await read("any", "other"))).toBe(true);

  cache.invalidate();
  const before = read("page", "without the article");
  cache.invalidate();
  await before;
  time += 2 * MINUTE_MS;
  expect(await read("page", "with the article")).not.toBe(await before);

  await cache.stop();
  await drop();
});
