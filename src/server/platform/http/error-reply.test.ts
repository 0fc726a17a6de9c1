import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { portOf } from "./http-server.ts";
import { createOrm } from "#server/orm.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { errorReplyOf } from "./error-reply.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A proxy to the test's PostgreSQL, whose connections can be cut during use. */
async function openWay() {
  const target = new URL(database.url);
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) sockets.add(socket.on("error", () => {}));
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(way, "listening");
  const url = new URL(target);
  url.host = `127.0.0.1:${portOf(way)}`;
  return {
    url: url.href,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => way.close(resolve)),
  };
}

it("OPS-3: the server answers « momentanément indisponible » when its database connection breaks, and works on with the next", async () => {
  const way = await openWay();
  const orm = await createOrm({ url: way.url });
  const em = orm.em.fork();
  const sleeping = em.execute("select pg_sleep(4)").then(
    () => undefined,
    (error: unknown) => error,
  );
  const isAsleep =
    "select count(*)::int as asleep from pg_stat_activity where query like 'select pg_sleep(4)%' and datname = current_database()";
  await expect.poll(async () => (await database.orm.em.fork().execute(isAsleep))[0]?.asleep).toBe(1);
  way.cut();
  expect(errorReplyOf(await sleeping)).toMatchObject({ status: 503, retryAfter: 5, isBug: false });
  expect(await em.execute("select 1 as one")).toEqual([{ one: 1 }]);
  await orm.close();
  await way.close();
});
