import { z } from "zod";
import { field, storedFields } from "../field/field.ts";
import { emptiableOrderSchema, entitySchema } from "../shared/entity.ts";
import { focusSchema } from "../shared/picture.ts";
import { publicationFields, publicationSchema } from "../shared/publication.ts";
import { clearable, MAX_LENGTH, optionalLine, requiredLine } from "../shared/text.ts";
import { shownLanguageSchema } from "../translation/language-names.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { optionalFileUrlSchema, requiredUrlSchema } from "../shared/url.ts";

/** Input of a slide in the back office. Absent keys keep what is stored. Source: SLIDE-4. */
export const slideInputSchema = z.object({
  title: field(requiredLine(MAX_LENGTH.title), { label: "Titre", translated: true }),
  subtitle: field(optionalLine(300), { label: "Sous-titre", translated: true }),
  cta_text: field(requiredLine(100), { label: "Texte du bouton", translated: true }),
  cta_link: field(requiredUrlSchema, { label: "Lien du bouton" }),
  image_url: field(optionalFileUrlSchema, { label: "Image" }),
  image_focus: field(clearable(focusSchema.nullable(), null), { label: "Cadrage de l’image", about: "image_url" }),
  alt_text: field(optionalLine(300), { label: "Texte alternatif", translated: true, about: "image_url" }),
  order_index: field(emptiableOrderSchema, { label: "Ordre d’affichage" }),
  is_active: field(clearable(z.boolean(), true), { label: "Actif" }),
  ...publicationFields,
});

export type SlideInput = z.infer<typeof slideInputSchema>;

/** The translated fields of a slide. */
export const SLIDE_TRANSLATION = translatedFields("slide", slideInputSchema);

/** A slide of the home page's carousel; lower `order_index` first. `image_focus` is null where its picture is cut
 *  around its centre. */
export const slideSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  ...storedFields(slideInputSchema),
  ...publicationSchema.shape,
  order_index: z.int(),
});

export type Slide = z.infer<typeof slideSchema>;
