import { expect, it } from "vitest";
import { withoutValues } from "./traces.ts";

it.each([
  [
    `select "p0".* from "product" as "p0" where "p0"."id" in (1, 22) limit 5`,
    `select "p0".* from "product" as "p0" where "p0"."id" in (?, ?) limit ?`,
  ],
  [`insert into "x" ("email") values ('a@b.fr', -3.50, null, true)`, `insert into "x" ("email") values (?, -?, null, true)`],
  ["select 'l''été', 'c:\\', 'next'", "select ?, ?, ?"],
  ["select E'l\\'été', 'next'", "select ?, ?"],
  ["select e'a''b\\\\', 7", "select ?, ?"],
  ["select $$un secret$$, $x$l'autre $$ secret$x$", "select ?, ?"],
  ["select $1::int, set_config($2, 'nom', true)", "select $1::int, set_config($2, ?, true)"],
  [`select "l'été" from a1 where b2 = '3'`, `select "l'été" from a1 where b2 = ?`],
  ["savepoint trx1", "savepoint trx1"],
  ["select date'2026-01-02', x'ff'", "select date?, x?"],
  ["select 'plusieurs\nlignes'", "select ?"],
])("the text of a statement is recorded without its values: %s", (statement, recorded) => {
  expect(withoutValues(statement)).toBe(recorded);
});

it("the text of a long statement is cut after its values were taken out", () => {
  const recorded = withoutValues(`select '${"secret ".repeat(1_000)}', ${"1, ".repeat(2_000)}`);
  expect(recorded).toHaveLength(2_000);
  expect(recorded).not.toContain("secret");
});
