import { z } from "zod";
import { field, storedFields } from "../field/field.ts";
import { emptiableOrderSchema, entitySchema } from "../shared/entity.ts";
import { publicationFields, publicationSchema } from "../shared/publication.ts";
import { clearable, MAX_LENGTH, optionalLine, requiredLine, requiredText } from "../shared/text.ts";
import { shownLanguageSchema } from "../translation/language-names.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { optionalFileUrlSchema } from "../shared/url.ts";

/** Input of a feature in the back office. Absent keys keep what is stored. Source: FEAT-1. */
export const featureInputSchema = z.object({
  title: field(requiredLine(MAX_LENGTH.title), { label: "Titre", translated: true }),
  description: field(requiredText(1000), { label: "Description", translated: true }),
  icon: field(optionalLine(40), { label: "Icône" }),
  icon_url: field(optionalFileUrlSchema, { label: "Icône personnalisée (adresse)" }),
  order_index: field(emptiableOrderSchema, { label: "Ordre d’affichage" }),
  is_active: field(clearable(z.boolean(), true), { label: "Active" }),
  ...publicationFields,
});

export type FeatureInput = z.infer<typeof featureInputSchema>;

/** The translated fields of a feature. */
export const FEATURE_TRANSLATION = translatedFields("feature", featureInputSchema);

/** A key feature shown on the home page; lower `order_index` first. `icon` is a lucide name, unless `icon_url` is
 *  given. */
export const featureSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  ...storedFields(featureInputSchema),
  ...publicationSchema.shape,
  order_index: z.int(),
});

export type Feature = z.infer<typeof featureSchema>;
