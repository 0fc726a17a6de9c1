import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "#server/platform/errors/app-error.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { inOneTransaction } from "./transaction.ts";
import type { Context } from "./context.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.orm.em
    .fork()
    .execute("create table door (id int primary key, opened int not null); insert into door values (1, 0), (2, 0)");
});
afterAll(() => database.drop());

// A transaction asks for nothing else.
const context = () => ({ em: database.orm.em.fork(), now: () => new Date(), idempotencyKey: undefined }) as Context;
const SENT = { procedure: "doors.open", input: "" };
const open = (em: EntityManager, id: number) => em.execute("update door set opened = opened + 1 where id = ?", [id]);

it("CON-5: two writes that deadlock both succeed in the end, each once", { timeout: 20_000 }, async () => {
  const meet = Promise.withResolvers<void>();
  let waiting = 0;
  let runs = 0;
  const write = (first: number, second: number) =>
    inOneTransaction(context(), SENT, async (em) => {
      runs += 1;
      await open(em, first);
      waiting += 1;
      if (waiting === 2) meet.resolve();
      await meet.promise; // now each has one door and wants the other's
      await open(em, second);
    });
  await Promise.all([write(1, 2), write(2, 1)]);
  expect(runs).toBeGreaterThan(2);
  expect(await database.orm.em.fork().execute("select id, opened from door order by id")).toEqual([
    { id: 1, opened: 2 },
    { id: 2, opened: 2 },
  ]);
});

it("a committed write is not done again when an effect after it fails as a conflict does", async () => {
  let runs = 0;
  const written = inOneTransaction(context(), SENT, async (_em, afterCommit) => {
    runs += 1;
    afterCommit(() => {
      throw Object.assign(new Error("a deadlock elsewhere"), { code: "40P01" });
    });
  });
  await expect(written).rejects.toThrow("a deadlock elsewhere");
  expect(runs).toBe(1);
});

it("a refused write is not tried again, leaves nothing behind, and has no effect outside the database", async () => {
  let runs = 0;
  const effects: string[] = [];
  const refused = inOneTransaction(context(), SENT, async (em, afterCommit) => {
    runs += 1;
    await open(em, 1);
    afterCommit(() => effects.push("mail"));
    throw new AppError("conflict");
  });
  await expect(refused).rejects.toThrow(AppError);
  expect({ runs, effects }).toEqual({ runs: 1, effects: [] });
  expect(await database.orm.em.fork().execute("select opened from door where id = 1")).toEqual([{ opened: 2 }]);
});
