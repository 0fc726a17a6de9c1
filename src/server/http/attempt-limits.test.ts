import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { createAttemptLimits } from "./attempt-limits.ts";
import { Attempt } from "./attempt.entity.ts";

describe("attempt limits", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it("forget who was counted once the count is over, as the privacy page promises, and nobody before", async () => {
    const em = database.orm.em.fork();
    const now = Date.now();
    em.create(Attempt, { key: "post:192.0.2.1", points: 3, expire: BigInt(now - 1) });
    em.create(Attempt, { key: "login-address:192.0.2.2", points: 3, expire: BigInt(now + 60_000) });
    await em.flush();

    await createAttemptLimits(database.orm).countPost("192.0.2.3");

    const kept = await database.orm.em.fork().find(Attempt, {}, { orderBy: { key: "asc" } });
    expect(kept.map(({ key }) => key)).toEqual(["login-address:192.0.2.2", "post:192.0.2.3"]);
  });
});
