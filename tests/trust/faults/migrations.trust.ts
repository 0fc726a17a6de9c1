import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { migrations } from "#server/platform/database/migrations/index.ts";
import { createOrm } from "#server/orm.ts";
import { logLines } from "#server/testing/log-lines.ts";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";
import { ADMINISTRATOR } from "../installation.ts";
import { ownPostgres, type OwnPostgres } from "./own-postgres.ts";
import { report, setting } from "./setting.ts";

const KILLS = setting("TRUST_MIGRATION_KILLS", 20);
const SERVERS = 10;
/** The release that is left behind, of the same day as the bin of the history. */
const OLDER = "0016-undone-changes";

let postgres: OwnPostgres;
let folder: string;
let client: pg.Client;
beforeAll(async () => {
  postgres = await ownPostgres();
  folder = await mkdtemp(join(tmpdir(), "lumidar-migrations-"));
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await postgres.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await client.query("drop schema public cascade; create schema public");
});

const rows = async (statement: string): Promise<Record<string, unknown>[]> => (await client.query(statement)).rows;

/** A server on this database, with a data folder of its own. */
const launch = (more: NodeJS.ProcessEnv = {}) =>
  runServer({
    DATA_DIR: join(folder, `data-${Math.random()}`),
    DATABASE_URL: postgres.url,
    JWT_SECRET: "0123456789abcdef0123456789abcdef",
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...more,
  });

async function stop({ process, ended }: RunningServer): Promise<void> {
  process.kill("SIGTERM");
  await ended;
}

/** Every column, index, trigger, function and constraint. */
const schema = async () =>
  JSON.stringify(
    await Promise.all([
      rows(
        "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2",
      ),
      rows("select indexdef from pg_indexes where schemaname = 'public' order by 1"),
      rows(
        "select tgname, tgrelid::regclass::text as of, pg_get_triggerdef(oid) as def from pg_trigger where not tgisinternal order by 1, 2",
      ),
      rows("select conname, pg_get_constraintdef(oid) as def from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2"),
      rows("select proname, md5(prosrc) as body from pg_proc where pronamespace = 'public'::regnamespace order by 1, 2"),
    ]),
  );

it(`OPS-5: ${SERVERS} servers started together on an empty database all become ready, and each migration ran once`, async () => {
  const servers = Array.from({ length: SERVERS }, () => launch());
  try {
    const urls = await Promise.all(servers.map(({ ready }) => ready));
    for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await rows("select name from migration order by name")).map(({ name }) => name)).toEqual(
      migrations.map(({ name }) => name).toSorted(),
    );
    expect(await rows("select username from administrator")).toEqual([{ username: "admin" }]);
    for (const server of servers) expect(logLines(server.output())).toEqual([]);
  } finally {
    for (const server of servers) await stop(server);
  }
});

it(`OPS-5: killed ${KILLS} times while it migrates, the next start completes what was begun`, async () => {
  const whole = launch();
  await whole.ready;
  await stop(whole);
  const expected = await schema();
  let during = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await client.query("drop schema public cascade; create schema public");
    const server = launch();
    const isLocked = async () => (await rows("select 1 from pg_locks where locktype = 'advisory' and granted")).length > 0;
    await expect.poll(isLocked, { interval: 2 }).toBe(true);
    // Later each time, over what a migration usually takes; no timing is judged by it.
    await new Promise((resolve) => setTimeout(resolve, kill * 40));
    if (await isLocked()) during += 1;
    server.process.kill("SIGKILL");
    await server.ended;
    const next = launch();
    await next.ready;
    expect(await schema()).toBe(expected);
    await stop(next);
  }
  report("OPS-5", { kills: KILLS, duringMigration: during });
  expect(during, "most of them came while it migrated").toBeGreaterThan(KILLS / 4);
});

it("OPS-5: a database of an older release, with its content, is brought up to date, and what no migration touches stays as it was", async () => {
  const first = launch({ SEED_DEMO: "auto" });
  await first.ready;
  await stop(first);
  const orm = await createOrm({ url: postgres.url });
  await orm.migrator.down({ to: OLDER });
  await orm.close();
  // the words by which products are found are made anew, and those that were learnt are dropped
  const columns = await rows(`select table_name, string_agg(quote_ident(column_name), ', ' order by column_name) as names
    from information_schema.columns where table_schema = 'public' and table_name not in ('migration', 'search_word')
      and column_name <> 'search_words' group by 1 order by 1`);
  expect(columns.length).toBeGreaterThan(10);
  const content = async () => {
    const tables: Record<string, unknown> = {};
    for (const { table_name: table, names } of columns) {
      const { rows: found } = await client.query(
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from (select ${String(names)} from "${String(table)}") t`,
      );
      tables[String(table)] = found[0];
    }
    return tables;
  };
  const before = await content();
  expect(before).toMatchObject({ product: { count: 37 }, article: { count: 12 } });
  const server = launch({ SEED_DEMO: "auto" });
  const url = await server.ready;
  for (const path of ["/", "/produits", "/blog", "/api/products?limit=50"]) expect((await fetch(url + path)).status, path).toBe(200);
  const login = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  expect(login.status).toBe(200);
  await stop(server);
  // the sign-in writes there
  const { administrator: _before, session: _sessions, attempt: _attempts, ...untouched } = before;
  expect(await content()).toMatchObject(untouched);
});

it("OPS-5: a program that is older than its database ends with one line that names the newer release", async () => {
  const first = launch();
  await first.ready;
  await stop(first);
  await client.query("insert into migration (name, executed_at) values ('9999-from-tomorrow', now())");
  const older = launch();
  expect((await older.ended).code).toBe(1);
  expect(older.output().trim()).toMatch(/^The database was changed by a newer version of this program \(9999-from-tomorrow\): [^\n]+$/);
});
