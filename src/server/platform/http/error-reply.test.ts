import { afterAll, beforeAll, expect, it } from "vitest";
import { createOrm } from "#server/orm.ts";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { errorReplyOf } from "./error-reply.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("OPS-3: the server answers « momentanément indisponible » when its database connection breaks, and works on with the next", async () => {
  const proxy = await openDatabaseProxy(database.url);
  const orm = await createOrm({ url: proxy.url });
  const em = orm.em.fork();
  const sleeping = em.execute("select pg_sleep(4)").then(
    () => undefined,
    (error: unknown) => error,
  );
  const isAsleep =
    "select count(*)::int as asleep from pg_stat_activity where query like 'select pg_sleep(4)%' and datname = current_database()";
  await expect.poll(async () => (await database.orm.em.fork().execute(isAsleep))[0]?.asleep).toBe(1);
  proxy.cut();
  expect(errorReplyOf(await sleeping)).toMatchObject({ status: 503, retryAfter: 5, isBug: false });
  expect(await em.execute("select 1 as one")).toEqual([{ one: 1 }]);
  await orm.close();
  await proxy.close();
});
