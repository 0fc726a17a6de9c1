import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import type { SpecificationTemplate } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { Category } from "#server/resources/category/category.entity.ts";

/** Lists the rows that a category asks for: its attributes, then rows that most of its described products have besides.
 *  Empty for an unknown category, and where no row is that common. */
export async function specificationTemplate(em: EntityManager, category: string): Promise<SpecificationTemplate> {
  const described = await em.findOne(Category, { normalized_name: normalize(category) });
  const asked = described?.attributes.map(({ name, unit }) => ({ name, unit })) ?? [];
  const keys = new Set(asked.map(({ name }) => attributeKey(name)));
  return [...asked, ...(await commonRows(em, category)).filter(({ name }) => !keys.has(attributeKey(name)))];
}

/** Reads the rows that most described products of a category have. Each has its usual spelling and unit; they are in
 *  their usual order. */
async function commonRows(em: EntityManager, category: string): Promise<SpecificationTemplate> {
  const { rows } = await sql<{ name: string; unit: string }>`
    with described as (
      select p.id, btrim(entry.specification ->> 'name') as name, btrim(entry.specification ->> 'unit') as unit, entry.position
      from product p join category c on c.id = p.category
      cross join lateral jsonb_array_elements(p.specifications) with ordinality as entry (specification, position)
      where c.normalized_name = ${normalize(category)}
    )
    select mode() within group (order by name) as name, mode() within group (order by unit) as unit from described
    where name <> '' group by lower(name)
    having count(distinct id) * 2 > (select count(distinct id) from described)
    order by avg(position), 1`.execute(em.getKysely());
  return rows;
}
