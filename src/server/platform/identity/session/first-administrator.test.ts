import { expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { createFirstAdministrator } from "./generated-passwords.ts";
import { Administrator } from "./session.entity.ts";

it("instances that start together create one first administrator, and one of them shows the password", async () => {
  const { orm, drop } = await createTestDatabase();
  const created = await Promise.all(
    Array.from({ length: 5 }, () => createFirstAdministrator(orm.em.fork(), { username: "admin", password: undefined })),
  );
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(created.find(Boolean)?.generatedPassword, "a shell takes it as it is").toMatch(/^[0-9a-z]{20}$/);
  expect(await orm.em.fork().count(Administrator)).toBe(1);
  await drop();
});
