import { afterEach, beforeEach, expect, it } from "vitest";
import pg from "pg";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { errorReplyOf } from "./error-reply.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ logLevel: "silent" });
});
afterEach(() => server.stop());

const ready = async () => (await server.send("GET", "/readyz")).status;
const sql = (text: string) => server.orm.em.fork().execute(text);
const nameOf = () => new URL(server.databaseUrl).pathname.slice(1);

it("a read-only database makes writes and readiness 503", async () => {
  expect(await ready()).toBe(200);
  await sql(`alter database "${nameOf()}" set default_transaction_read_only = on`);
  await sql("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()");
  await sql("set default_transaction_read_only = on").catch(() => {});
  await expect.poll(ready).toBe(503);
  const refused = await server.asAdmin("POST", "/api/admin/slides", aSlide());
  expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([503, "unavailable", "5"]);
  expect((await server.send("GET", "/api/slides")).status, "what only reads goes on").toBe(200);
});

it("a database that admits no connection makes requests and readiness 503", async () => {
  const url = new URL(server.databaseUrl);
  url.pathname = "/postgres";
  const beside = new pg.Client({ connectionString: url.href });
  await beside.connect();
  const rename = async (from: string, to: string) => {
    await beside.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [from]);
    await beside.query(`alter database "${from}" rename to "${to}"`);
  };
  const name = nameOf();
  try {
    await rename(name, `${name}_away`);
    await expect.poll(ready).toBe(503);
    const refused = await server.send("GET", "/api/slides");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    await rename(`${name}_away`, name);
    await expect.poll(ready).toBe(200);
  } finally {
    await beside.end();
  }
});

it("every state in which PostgreSQL cannot be used is « momentanément indisponible », and a fault of ours is not", () => {
  const statusOf = (code: string) => errorReplyOf(Object.assign(new Error("x"), { code })).status;
  const unusable =
    "08000 08001 08003 08004 08006 25006 28000 28P01 3D000 40001 40P01 53000 53100 53200 53300 57014 57P01 57P02 57P03 57P05 58030 EROFS";
  for (const code of unusable.split(" ")) expect([code, statusOf(code)]).toEqual([code, 503]);
  for (const code of ["42P01", "22P02", "23502", "XX000", "EPROTO"]) expect([code, statusOf(code)]).toEqual([code, 500]);
});

it("a full disk lets people sign in and read, without a note of their visit", async () => {
  await sql(
    "create function refuse_disk() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$",
  );
  for (const table of ["attempt", "security_event", "administrator", "idempotency_key", "change"])
    await sql(`create trigger disk_is_full before insert or update on ${table} for each row execute function refuse_disk()`);
  const wrong = await server.send("POST", "/api/admin/login", { ...ADMINISTRATOR, password: "autre chose" });
  expect(wrong.status).toBe(401);
  const { status, body } = await server.send("POST", "/api/admin/login", ADMINISTRATOR);
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${body.token}` };
  server.setNow(new Date(Date.now() + 10 * 60_000)); // the time at which their visit would be noted
  expect((await server.send("GET", "/api/admin/slides", undefined, headers)).status).toBe(200);
  expect((await server.send("POST", "/api/admin/slides", aSlide(), headers)).status).toBe(503);
  const statuses = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await server.send("POST", "/api/admin/login", { ...ADMINISTRATOR, password: `faux ${n}` })).status);
  expect(statuses.at(-1), "guesses are limited all the same").toBe(429);
});
