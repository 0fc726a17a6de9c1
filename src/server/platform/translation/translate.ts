import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { type TranslatedFields, type TranslatedValues, withTranslation } from "#contracts/translation/translated-field.ts";
import { inBatches } from "#server/platform/database/rows.ts";

type Row = { record: number; fields: TranslatedValues; source: TranslatedValues; slug: string | null; carried: Record<string, string> };

/** An item in the language that it is shown in. */
export type InLanguage<Item> = Item & { language?: Language };

async function publishedRows(em: EntityManager, resource: string, records: number[], language: Language): Promise<Map<number, Row>> {
  const { rows } = await sql<Row>`select record, fields, source, slug, carried from translation
    where noun = ${resource} and language = ${language} and is_published and record = any(${records}::int[])`.execute(
    em.getKysely({ type: "read" }),
  );
  return new Map(rows.map((row) => [row.record, row]));
}

/** Translates items by their published translations, each with the language of its texts. In French they stay as they
 *  are. */
export async function translateItems<Item extends { id: number }>(
  em: EntityManager,
  { noun, fields, hasSlug }: TranslatedFields,
  items: Item[],
  language: Language,
): Promise<InLanguage<Item>[]> {
  if (language === "fr") return items;
  const shown: InLanguage<Item>[] = [];
  for (const batch of inBatches(items)) {
    const ids = batch.map(({ id }) => id);
    const rows = await publishedRows(em, noun, ids, language);
    for (const item of batch) {
      const row = rows.get(item.id);
      if (!row) shown.push({ ...item, language: "fr" });
      else {
        const own = hasSlug && row.slug ? { slug: row.slug } : {};
        const { fields: values, source, carried } = row;
        shown.push({ ...withTranslation(fields, item, { values, source, carried }), ...own, language });
      }
    }
  }
  return shown;
}

/** Translates one item like `translateItems`. */
export async function translateItem<Item extends { id: number }>(
  em: EntityManager,
  fields: TranslatedFields,
  item: Item,
  language: Language,
): Promise<InLanguage<Item>> {
  const [shown = item] = await translateItems(em, fields, [item], language);
  return shown;
}
