import { expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";

it("the migrations make exactly the schema that the entities declare, and can be undone", async () => {
  const { orm, drop } = await createTestDatabase();
  expect((await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim()).toBe("");
  await orm.migrator.down({ to: 0 });
  const tables = await orm.em.fork().execute("select table_name from information_schema.tables where table_schema = 'public'");
  expect(tables).toEqual([{ table_name: "migration" }]);
  await orm.migrator.up();
  expect((await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim()).toBe("");
  await drop();
});
