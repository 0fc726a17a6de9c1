import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, reachTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { forkWithAuthor } from "./fork-with-author.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";

/** A number above the size of the pool. */
const LOST = 21;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("OPS-3: lost connections in the middle of a write cost the server none of its pool, after any number of them", async () => {
  await server.orm.em.fork().execute(
    `create function hang_up() returns trigger language plpgsql as $$
     begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
     create trigger hang_up before insert on product for each row when (new.title = 'Coupure') execute function hang_up()`,
  );
  for (let lost = 0; lost < LOST; lost += 1) {
    const { status } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Coupure" }));
    expect(status).toBe(503);
  }
  expect((await server.asAdmin("POST", "/api/admin/products", aProduct())).status).toBe(201);
});

it("an administrator's command whose connection is lost ends with the reason", async () => {
  const isLost = forkWithAuthor(server.orm.em, { via: "seed" }).transactional((em) =>
    em.execute("select pg_terminate_backend(pg_backend_pid())"),
  );
  await expect(isLost).rejects.toThrow(/terminat|connection/i);
});

it("OPS-3: a connection that PostgreSQL cannot give yet is waited for", async () => {
  const { orm, url, drop } = await createTestDatabase();
  const name = new URL(url).pathname.slice(1);
  await orm.em.execute(`alter database "${name}" connection limit 2`); // this one, and the next
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  const refused = await reachTestDatabase(url);
  const answer = refused.orm.em.execute("select 1 as one");
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow("too many connections");
  await holder.end();
  expect(await answer).toEqual([{ one: 1 }]);
  await refused.drop();
  await drop();
});
