import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { z } from "zod";
import type { formerAddressesSchema } from "#contracts/redirection/redirection.ts";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { allResources, resourceNameOf } from "#server/platform/declaration/resource.ts";

type Row = { slug: string; language: Language; record: number; title: string };

/** Lists the former addresses of records, by the folder of their pages: all of them, or at most `limit` of a folder. */
export async function listFormerAddresses(em: EntityManager, limit: number | null = null): Promise<z.infer<typeof formerAddressesSchema>> {
  const found: z.infer<typeof formerAddressesSchema> = [];
  for (const { entity, socialCard, isAtRoot } of allResources()) {
    if (!socialCard) continue;
    const name = resourceNameOf(em, entity);
    const { rows } = await sql<Row>`
      select former.slug, former.language, record.id as record, record.title
      from former_slug former join ${sql.table(em.getMetadata().get(entity).tableName)} record on record.id = former.owner
      where former.noun = ${name} order by former.slug, former.language limit ${limit}::int`.execute(em.getKysely());
    const pathOf = ({ slug, language }: Row) => inLanguage(language, isAtRoot ? `/${slug}` : `/${socialCard.path}/${slug}`);
    found.push(...rows.map((row) => ({ from_path: pathOf(row), noun: name, record: row.record, title: row.title })));
  }
  return found;
}
