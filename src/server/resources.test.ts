import type { EntityClass } from "@mikro-orm/core";
import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "./testing/test-database.ts";
import { resources } from "./resources.ts";

let database: { orm: MikroORM; drop: () => Promise<void> };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const metadataOf = (entity: EntityClass<object>) => database.orm.getMetadata().get(entity);

it("every table of a resource that visitors see announces its changes to the caches, and no other table does", async () => {
  const announced: { name: string }[] = await database.orm.em.fork().execute(
    `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
     where proname = 'announce_content' and tgenabled = 'O'`,
  );
  const declared = resources.filter(({ isPublic }) => isPublic).map(({ entity }) => metadataOf(entity).tableName);
  expect(announced.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});

it("every resource's table records its changes: without columns made of others and secrets, and of personal data the names alone", async () => {
  const recorded: { table: string; arguments: string[] }[] = await database.orm.em.fork().execute(
    `select relname as "table", array_remove(string_to_array(encode(tgargs, 'escape'), '\\000'), '') as "arguments"
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
     where proname = 'record_change' and tgenabled = 'O'`,
  );
  const declared = resources.map(({ entity, isPersonal }) => {
    const { tableName, props } = metadataOf(entity);
    const leftOut = props.filter(({ hidden }) => hidden).map(({ name }) => String(name));
    return { table: tableName, arguments: [isPersonal ? "names" : "whole", ...leftOut] };
  });
  const byTable = (rows: typeof recorded) => Object.fromEntries(rows.map((row) => [row.table, row.arguments.toSorted()]));
  expect(byTable(recorded)).toEqual(byTable(declared));
});

it("every field that a resource declares for stored files is read by its column of uses", () => {
  const file = "0123456789abcdef0123456789abcdef";
  for (const { entity, media } of resources) {
    if (!media) continue;
    const { tableName, props } = metadataOf(entity);
    expect(tableName).toBe(media.noun);
    const uploads = props.find(({ name }) => String(name) === "uploads");
    for (const field of media.places) {
      const row = { [field]: [{ url: `/uploads/${file}-640.webp` }] };
      expect(uploads?.onCreate?.(row, database.orm.em), `${media.noun}.${field}`).toEqual([file]);
    }
  }
});
