import { expect, it } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";
import { CALLS } from "../tools/bench/growth.ts";
import { tryProgram } from "./try-program.ts";

it("the growth bench, which is run by hand, fits the tables and the API of today", async () => {
  const server = await startTestServer();
  try {
    const filling = ["tools/bench/grow-tables.ts", "100"];
    expect(tryProgram(process.execPath, filling, { DATABASE_URL: server.databaseUrl, JWT_SECRET: "x".repeat(32) })).toMatchObject({
      code: 0,
    });
    const inbox = await server.call("GET", "contactRequests.list", { limit: 50, page: 1 });
    expect(inbox.total).toBe(200);
    for (const [name, ask] of Object.entries(CALLS)) expect((await ask(server, 1, "")).ok, name).toBe(true);
  } finally {
    await server.stop();
  }
});
