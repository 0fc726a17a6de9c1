import { expect, it } from "vitest";
import { StartError } from "#server/platform/errors/start-error.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { migrate } from "./migrate.ts";

it("OPS-5: an older program does not start on the database of a newer one", async () => {
  const { orm, drop } = await createTestDatabase();
  await migrate(orm);
  await orm.em.fork().execute("insert into migration (name, executed_at) values ('9999-from-tomorrow', now())");
  const refusal = await migrate(orm).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal).toMatchObject({
    message: expect.stringMatching(/^The database was changed by a newer version .*9999-from-tomorrow[^\n]*$/),
  });
  await drop();
});
