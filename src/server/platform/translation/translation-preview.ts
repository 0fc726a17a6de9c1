import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { toPagePath } from "#contracts/page/fixed-pages.ts";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { readTitle, type TranslatedFields, withTranslation } from "#contracts/translation/translated-field.ts";
import { type TranslationInput, type TranslationKey, translationKeySchema, valuesSchema } from "#contracts/translation/translation.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import type { SluggedResource } from "#server/platform/history/former-slug/former-slug.entity.ts";
import { linkToForm, readPreviewedForm } from "#server/platform/editing/preview/form-previews.ts";
import type { InLanguage } from "./translate.ts";
import { subjectOf, translationOf, writtenFields } from "./translation-store.ts";

/** The paths of the resources whose records have a page each. */
const PATHS: Record<SluggedResource, (slug: string) => string> = {
  product: (slug) => `/produits/${slug}`,
  article: (slug) => `/blog/${slug}`,
  page: toPagePath,
};

const formSchema = z.object({
  ...translationKeySchema.shape,
  fields: valuesSchema,
  source: valuesSchema,
  slug: z.string(),
  carried: z.record(z.string(), z.string()),
});

/** The stored form of a translation, with the French beside each field. */
export type TranslationForm = z.infer<typeof formSchema>;

/** Stores a translation's form for an hour, and gives the path of the page that it would make. Fails with `not_found`,
 *  and with `invalid` for what could not be saved and for a resource whose records have no page. */
export async function previewTranslation(
  ctx: Parameters<typeof linkToForm>[0],
  { key, input }: { key: TranslationKey; input: TranslationInput },
) {
  const { em } = ctx;
  const subject = await subjectOf(em, key);
  const pathOf = PATHS[subject.resource.noun as SluggedResource]; // undefined for the others
  if (!subject.resource.hasSlug || !pathOf) throw invalidField("noun", "Ce type d’élément n’a pas de page à lui.");
  const row = await translationOf(em, subject);
  const { fields, source } = writtenFields(subject, row, input);
  const slug = input.slug || row?.slug || slugify(readTitle(subject.resource.fields, fields)) || `${key.record}`;
  const form: TranslationForm = { ...key, fields, source, slug, carried: row?.carried ?? {} };
  return linkToForm(ctx, { kind: "translation-form", path: inLanguage(key.language, pathOf(slug)), fields: form });
}

/** Reads the form that a preview's token names, for a page of a resource in its language. Gives undefined for every
 *  other token. Fails with `not_found` once the copy is gone. */
export async function readTranslationForm(
  em: EntityManager,
  { subject, now, noun, language }: { subject: string | undefined; now: Date; noun: SluggedResource; language: Language },
): Promise<TranslationForm | undefined> {
  const form = await readPreviewedForm(em, { subject, kind: "translation-form", schema: formSchema, now });
  if (form === null) throw new AppError("not_found");
  return form?.fields.noun === noun && form.fields.language === language ? form.fields : undefined;
}

/** Puts a form's fields into a page's item; `french` is the same item untranslated. */
export function withForm<Item extends object>(
  { fields }: TranslatedFields,
  { shown, french }: { shown: Item; french: Item },
  form: TranslationForm | undefined,
): InLanguage<Item> {
  if (!form) return shown;
  const { fields: values, source, carried } = form;
  const translatedFields = Object.entries(withTranslation(fields, french, { values, source, carried }));
  const names = new Set(fields.map(({ name }) => name));
  return {
    ...shown,
    ...Object.fromEntries(translatedFields.filter(([name]) => names.has(name))),
    slug: form.slug,
    language: form.language,
  };
}
