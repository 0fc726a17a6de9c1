import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppError } from "#server/platform/errors/app-error.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { createAttemptLimits } from "./attempt-limits.ts";
import { Attempt } from "./attempt-counter.ts";

describe("attempt limits", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it("a count is deleted once it has expired, as the privacy page promises, and not before", async () => {
    const em = database.orm.em.fork();
    const now = Date.now();
    em.create(Attempt, { key: "post:192.0.2.1", points: 3, expire: BigInt(now - 1) });
    em.create(Attempt, { key: "login-address:192.0.2.2", points: 3, expire: BigInt(now + 60_000) });
    await em.flush();

    await createAttemptLimits(database.orm).countPost("192.0.2.3");

    const left = await database.orm.em.fork().find(Attempt, {}, { orderBy: { key: "asc" } });
    expect(left.map(({ key }) => key)).toEqual(["login-address:192.0.2.2", "post:192.0.2.3"]);
  });

  it("a limit makes no one wait for longer than it lasts, after a clock was ahead", async () => {
    const ahead = BigInt(Date.now() + 400 * 24 * 60 * 60_000);
    const limits = createAttemptLimits(database.orm);
    const em = database.orm.em.fork();
    const attempts = { "post:192.0.2.9": 10, "login-address:192.0.2.9": 100 };
    for (const [key, points] of Object.entries(attempts)) em.create(Attempt, { key, points, expire: ahead });
    await em.flush();
    const waitOf = (counting: Promise<unknown>) =>
      counting.then(
        () => 0,
        (error: AppError) => error.retryAfter ?? NaN,
      );
    const [post, login] = [await waitOf(limits.countPost("192.0.2.9")), await waitOf(limits.startLogin("192.0.2.9", "salma"))];
    expect([post > 0, post <= 60, login > 60, login <= 24 * 60 * 60]).toEqual([true, true, true, true]);
  });

  describe("of a sign-in", () => {
    const limits = () => createAttemptLimits(database.orm);
    const isRefused = (ip: string, name: string) =>
      limits()
        .startLogin(ip, name)
        .then(
          () => false,
          (error: AppError) => error.code === "too_many_requests",
        );

    it("AUTH-1: limits end the guessing of one name from many addresses, and spare its owner at known addresses", async () => {
      await (await limits().startLogin("192.0.2.10", "Amel")).succeeded();
      const refused = [];
      for (let n = 0; n < 210; n += 1) refused.push(await isRefused(`198.51.100.${n}`, n % 2 ? "amel" : " AMEL"));
      expect(refused.slice(0, 201), "the last one is the first of its minute").not.toContain(true);
      expect(refused.slice(201)).not.toContain(false);
      expect(await isRefused("192.0.2.10", "amel")).toBe(false);
      expect(await isRefused("198.51.100.1", "nadia")).toBe(false);
    });

    it("AUTH-3: limits delay the owner of a name at a new address, and never lock them out", async () => {
      for (let n = 0; n < 210; n += 1) await isRefused(`198.51.101.${n}`, "samia");
      const fromHotel = () => limits().startLogin("203.0.113.77", "samia");
      await expect(fromHotel()).rejects.toMatchObject({ code: "too_many_requests", retryAfter: 60 });
      const slowed = { key: { $like: "login-slowed:%" } };
      const em = database.orm.em.fork();
      for (const { expire } of await em.find(Attempt, slowed)) {
        expect(Number(expire) - Date.now()).toBeLessThanOrEqual(120_000);
        expect(Number(expire) - Date.now()).toBeGreaterThan(0);
      }
      await em.nativeUpdate(Attempt, slowed, { expire: BigInt(Date.now() - 1) }); // the minutes pass
      await (await fromHotel()).succeeded();
      expect(await isRefused("198.51.101.1", "samia"), "the others wait on").toBe(true);
      expect(await isRefused("203.0.113.77", "samia"), "the address is known now").toBe(false);
    });

    it("AUTH-3: limits let in an administrator who shares an address with an attacker, as behind an untrusted proxy", async () => {
      await (await limits().startLogin("203.0.113.1", "directrice")).succeeded();
      for (let n = 0; n < 120; n += 1) await isRefused("203.0.113.1", `nom ${n}`);
      expect(await isRefused("203.0.113.1", "encore une")).toBe(true);
      expect(await isRefused("203.0.113.1", "directrice")).toBe(false);
    });
  });
});
