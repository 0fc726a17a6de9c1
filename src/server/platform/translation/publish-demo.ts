import type { EntityManager } from "@mikro-orm/postgresql";
import { slugify } from "#contracts/shared/slug.ts";
import { isComplete, sourceOf, readTitle, type TranslatedFields, type TranslatedValues } from "#contracts/translation/translated-field.ts";
import type { TranslationKey } from "#contracts/translation/translation.ts";
import type { Stored } from "#server/platform/database/columns.ts";
import { Translation } from "./translation.entity.ts";

/** A demo record's translation: its fields, with lists in the order of the French ones; the slug is made of the title,
 *  unless given. */
export type DemoTranslation = TranslatedValues & { slug?: string };

/** Writes the demo records that are to be written, then their translations, published. A record without one stays
 *  French. */
export async function publishDemo(
  em: EntityManager,
  { noun, fields, hasSlug }: TranslatedFields,
  records: (readonly [record: Stored, translation: DemoTranslation | undefined])[],
  language: TranslationKey["language"] = "en",
): Promise<void> {
  await em.flush();
  for (const [record, translation] of records) {
    if (!translation) continue;
    const { slug, ...values } = translation;
    const source = sourceOf(fields, record);
    const missing = fields.filter((field) => !isComplete(field, source[field.name] ?? "", values[field.name])).map(({ name }) => name);
    em.create(Translation, {
      noun,
      record: record.id,
      language,
      fields: values,
      source,
      missing,
      is_published: true,
      slug: hasSlug ? (slug ?? slugify(readTitle(fields, values))) : null,
      created_at: record.created_at,
      updated_at: record.updated_at,
    } as never); // its other columns are made of these
  }
}
