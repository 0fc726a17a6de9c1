import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { Repair } from "#contracts/repair/repair.ts";
import { allResources, type Resource, resourceNameOf } from "#server/platform/declaration/resource.ts";
import type { LinkField, RecordChecks, RecordTools } from "#server/platform/declaration/record-checks.ts";

/** A link in a field of a record, as it stands there. */
export type WrittenLink = Omit<Repair, "kind" | "detail"> & { href: string };

/** One record, or all that visitors see. */
export type Checked = { noun: string; id: number } | undefined;

type CheckedResource = { entity: EntityClass<object>; noun: string; table: string; checks: RecordChecks };

/** Lists the resources whose records are checked, or the one of a record. */
function checkedResources(em: EntityManager, checked: Checked): CheckedResource[] {
  return allResources().flatMap(({ entity, checks }: Resource<string>) => {
    const name = resourceNameOf(em, entity);
    const isAsked = checks && (!checked || checked.noun === name);
    return isAsked ? [{ entity, noun: name, table: em.getMetadata().get(entity).tableName, checks }] : [];
  });
}

/** SQL: the name of a row `r`. */
function titleOf(em: EntityManager, entity: EntityClass<object>): RawBuilder<string> {
  const hasTitle = em
    .getMetadata()
    .get(entity)
    .props.some(({ name }) => String(name) === "title");
  return sql.ref(hasTitle ? "r.title" : "r.name");
}

/** SQL: whether a row `r` is checked. A record in its form is, even where visitors do not see it. */
function isChecked({ isVisible }: RecordChecks, checked: Checked, now: Date): RawBuilder<boolean> {
  if (checked) return sql`r.id = ${checked.id}`;
  return isVisible?.(now) ?? sql`true`;
}

/** Finds the rows that are at fault by the conditions of their resource. */
async function findByConditions(
  em: EntityManager,
  { entity, noun, table, checks }: CheckedResource,
  where: RawBuilder<boolean>,
): Promise<Repair[]> {
  const { faults = [] } = checks;
  if (faults.length === 0) return [];
  const numbered = faults.map((fault, index) => sql`case when ${fault.where} then ${sql.lit(index)} end`);
  const { rows } = await sql<{ id: number; title: string; at: number[] }>`
    select * from (
      select r.id, ${titleOf(em, entity)} as title, array_remove(array[${sql.join(numbered)}]::int[], null) as at
      from ${sql.table(table)} r where ${where}
    ) faulty where at <> '{}' order by title, id`.execute(em.getKysely({ type: "read" }));
  return rows.flatMap(({ id, title, at }) =>
    at.flatMap((index) => {
      const fault = faults[index];
      return fault ? [{ kind: fault.kind, noun, record: id, title, field: fault.field, detail: "" }] : [];
    }),
  );
}

/** Finds the rows that are at fault by the checks of their resource. */
export async function findRowFaults(em: EntityManager, checked: Checked, now: Date): Promise<Repair[]> {
  const found: Repair[] = [];
  for (const resource of checkedResources(em, checked)) {
    const { noun, checks } = resource;
    const where = isChecked(checks, checked, now);
    found.push(...(await findByConditions(em, resource, where)));
    for (const fault of (await checks.findInRows?.(em, where)) ?? []) found.push({ ...fault, noun });
  }
  return found;
}

/** Finds what only the checks of one record in its form look for; nothing of a record that is gone. */
export async function findInForm(em: EntityManager, { noun, id }: { noun: string; id: number }, tools: RecordTools): Promise<Repair[]> {
  const [resource] = checkedResources(em, { noun, id });
  if (!resource?.checks.findInForm) return [];
  const { entity, table, checks } = resource;
  const { rows } = await sql<{ title: string }>`
    select ${titleOf(em, entity)} as title from ${sql.table(table)} r where r.id = ${id}`.execute(em.getKysely({ type: "read" }));
  const [row] = rows;
  const found = row && checks.findInForm ? await checks.findInForm(em, id, tools) : [];
  return found.map((fault) => Object.assign(fault, { noun, record: id, title: row?.title ?? "" }));
}

/** Links and pictures of HTML. */
const IN_HTML = String.raw`\s(?:href|src)="([^"]*)"`;

/** SQL: what makes rows of the links of a field, each as `link.href` with its `link.field`. */
function findLinksSql({ field, holds }: LinkField): RawBuilder<unknown> {
  const column = sql.ref(`r.${field}`);
  const name = sql.lit(field);
  if (holds === "url") return sql`(select ${name}::text as field, ${column} as href)`;
  if (holds === "rows") return sql`(select ${name}::text as field, row ->> 'url' as href from jsonb_array_elements(${column}) row)`;
  if (holds === "html") return sql`(select ${name}::text as field, found[1] as href from regexp_matches(${column}, ${IN_HTML}, 'g') found)`;
  if (holds === "nested")
    return sql`(select ${name}::text as field, found as href from (
        select node #>> '{}' as value from jsonb_path_query(${column}, 'strict $.**') node where jsonb_typeof(node) = 'string'
      ) texts cross join lateral (
        select value as found where value ~ '^(/|https?://)\\S*$'
        union all select match[1] from regexp_matches(value, ${IN_HTML}, 'g') match
      ) links)`;
  return sql`(select ${name}::text as field, found[1] as href
    from jsonb_each_text(${column}) texts, regexp_matches(texts.value, ${IN_HTML}, 'g') found where texts.value like '%="%')`;
}

/** Lists the links of the fields that hold some. */
export async function listWrittenLinks(em: EntityManager, checked: Checked, now: Date): Promise<WrittenLink[]> {
  const found: WrittenLink[] = [];
  for (const { entity, noun, table, checks } of checkedResources(em, checked)) {
    for (const link of checks.links ?? []) {
      const { rows } = await sql<Omit<WrittenLink, "noun">>`
        select distinct r.id as record, ${titleOf(em, entity)} as title, link.field, link.href
        from ${sql.table(table)} r cross join lateral ${findLinksSql(link)} link
        where link.href <> '' and ${isChecked(checks, checked, now)} order by 2, 1, 4`.execute(em.getKysely({ type: "read" }));
      for (const { href, ...row } of rows) found.push({ ...row, href: href.replaceAll("&amp;", "&"), noun });
    }
  }
  return found;
}
