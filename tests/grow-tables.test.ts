import { expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { tryProgram } from "./try-program.ts";

it("the tables of the growth bench take its rows as they are today", async () => {
  const { orm, url, drop } = await createTestDatabase();
  try {
    const words = ["tools/bench/grow-tables.ts", "10"];
    expect(tryProgram(process.execPath, words, { DATABASE_URL: url, JWT_SECRET: "x".repeat(32) })).toEqual({ code: 0, output: "" });
    const rows = await orm.em.fork().execute<{ count: number }[]>("select count(*)::int as count from contact_request");
    expect(rows).toEqual([{ count: 20 }]);
  } finally {
    await drop();
  }
});
