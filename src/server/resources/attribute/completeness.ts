import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { type Attribute, attributeKey } from "#contracts/attribute/attribute.ts";
import { type Compliance, COMPLIANCE_FIELDS, missingCompliance } from "#contracts/product/product-compliance.ts";
import type { Completeness } from "#contracts/attribute/completeness.ts";

/** SQL: the share of its category's attributes of which a product `p` has a value that can be read; null where there
 *  are none. */
export const FILLED_SHARE: RawBuilder<number> = sql`(
  select count(distinct value.attribute) from product_attribute_value value where value.product = p.id and value.is_parsed)::float8
  / nullif((select jsonb_array_length(described.attributes) from category described where described.id = p.category), 0)`;

/** SQL: whether a product `p` has a value that cannot be read. */
export const HAS_UNREAD: RawBuilder<boolean> = sql`exists (
  select 1 from product_attribute_value value where value.product = p.id and not value.is_parsed)`;

type Row = Compliance & { id: number; attributes: Attribute[]; read: string[]; unread: { attribute: string; text: string }[] };

/** Counts the attributes of their categories that these products fill in, with unreadable values and missing legal
 *  facts. A product that is gone is left out. */
export async function completenessOfProducts(em: EntityManager, ids: number[]): Promise<Completeness[]> {
  const { rows } = await sql<Row>`
    select p.id, coalesce(c.attributes, '[]') as attributes, ${sql.join(COMPLIANCE_FIELDS.map((field) => sql.ref(`p.${field}`)))},
      array(select distinct v.attribute from product_attribute_value v where v.product = p.id and v.is_parsed) as read,
      coalesce((select jsonb_agg(jsonb_build_object('attribute', v.attribute, 'text', v.text) order by v.attribute)
        from product_attribute_value v where v.product = p.id and not v.is_parsed), '[]') as unread
    from product p left join category c on c.id = p.category
    where p.id = any(${ids}::int[]) order by p.id`.execute(em.getKysely());
  return rows.map((row) => {
    const { id, attributes, read, unread } = row;
    const names = new Map(attributes.map(({ name }) => [attributeKey(name), name]));
    return {
      id,
      filled: read.length,
      total: attributes.length,
      missing: missingCompliance(row),
      unread: unread.map(({ attribute, text }) => ({ name: names.get(attribute) ?? attribute, text })),
    };
  });
}
