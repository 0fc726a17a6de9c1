import { expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { createOrm } from "./orm.ts";

const SETTINGS = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "synchronous_commit", "fsync"];

it("DOS-6, DUR-3: every connection gives up in time and commits to the disk, whatever the database is set to", async () => {
  const { orm, url, drop } = await createTestDatabase();
  const [database] = await orm.em.fork().execute("select current_database() as name");
  await orm.em.fork().execute(`alter database "${database?.name}" set synchronous_commit = off`);
  await orm.em.fork().execute(`alter database "${database?.name}" set statement_timeout = 0`);
  const later = await createOrm({ url });
  const shown = await later.em.fork().execute(`select ${SETTINGS.map((name) => `current_setting('${name}') as ${name}`).join(", ")}`);
  await later.close();
  await drop();
  expect(Object.values(shown[0] ?? {})).toEqual(["5s", "2s", "10s", "on", "on"]);
});
