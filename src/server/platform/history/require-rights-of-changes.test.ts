import { afterAll, beforeAll, expect, it } from "vitest";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { Slide } from "#server/resources/slide/slide.entity.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import type { Permissions } from "#server/platform/rpc/rights.ts";
import { requireRightsOfChanges } from "./change-list.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const changeSlide = (permissions: Permissions) =>
  database.orm.em.fork().transactional(async (em) => {
    await em.persist(em.create(Slide, { ...aSlide(), order_index: 0 })).flush();
    await requireRightsOfChanges(em, permissions);
  });

it("undoing requires the right to write every record that it changes, or changes nothing", async () => {
  await expect(changeSlide({ role: "reader" })).rejects.toMatchObject({ code: "forbidden" });
  await expect(changeSlide({ role: "admin", scopes: ["products:write"] })).rejects.toMatchObject({ code: "forbidden" });
  expect(await database.orm.em.fork().count(Slide)).toBe(0);
  await changeSlide({ role: "editor" });
  await changeSlide({ role: "admin", scopes: ["slides:write"] });
  expect(await database.orm.em.fork().count(Slide)).toBe(2);
});
