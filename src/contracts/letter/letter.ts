import { z } from "zod";
import { field, markKind, storedFields } from "../field/field.ts";
import { byIdSchema, entitySchema, idSchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { ALT_TEXT_MAX_LENGTH, line, MAX_LENGTH, optionalLine, requiredLine, text } from "../shared/text.ts";
import { fileUrlSchema, urlSchema } from "../shared/url.ts";
import { isVisible } from "../shared/normalize.ts";
import { plainText } from "../text/plain-text.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { sendingSchema } from "./sending.ts";

/** Kinds of a section of a letter. */
export const LETTER_SECTION_KINDS = ["text", "article", "products", "picture", "button"] as const;

export type LetterSectionKind = (typeof LETTER_SECTION_KINDS)[number];

/** Labels of them in the back office. */
export const LETTER_SECTION_LABELS: Record<LetterSectionKind, string> = {
  text: "Texte",
  article: "Article",
  products: "Produits",
  picture: "Image",
  button: "Bouton",
};

/** Most sections of one letter: a longer one is cut by mail programs. */
export const LETTER_SECTIONS_MAX = 20;

/** Most products of one section. */
export const LETTER_PRODUCTS_MAX = 6;

/** Longest text beside the subject, in characters. */
const PREHEADER_MAX_LENGTH = 200;

/** Longest text of one section, in characters of HTML. */
const SECTION_TEXT_MAX_LENGTH = 10_000;

/** One section of a letter. Fields that its kind does not use are empty: a text has `text` (clean HTML); an article
 *  `article`; products `products`, in order; a picture `image_url`, `alt_text` and, if it leads anywhere, `link`; a
 *  button `label` and `link`. `id` tells the section from its neighbours. */
export const letterSectionSchema = z.object({
  id: line(40).min(1),
  kind: z.enum(LETTER_SECTION_KINDS),
  text: field(markKind(text(SECTION_TEXT_MAX_LENGTH), "html"), { label: "Texte", translated: true }),
  label: field(line(100), { label: "Libellé du bouton", translated: true }),
  alt_text: field(line(ALT_TEXT_MAX_LENGTH), { label: "Texte alternatif", translated: true }),
  image_url: field(fileUrlSchema, { label: "Image" }),
  link: field(urlSchema, { label: "Lien" }),
  article: field(idSchema.nullable(), { label: "Article" }),
  products: field(z.array(idSchema).max(LETTER_PRODUCTS_MAX), { label: "Produits" }),
});

export type LetterSection = z.infer<typeof letterSectionSchema>;

const REQUIRED = "Ce champ est obligatoire.";
const NO_ALT = "Décrivez l’image\u202f: beaucoup de messageries ne la montrent pas d’abord.";

/** Whether clean HTML has words or a picture. */
function holdsSomething(html: string): boolean {
  return /<img\b/.test(html) || isVisible(plainText(html));
}

/** Lists what a section of its kind lacks, by the field. */
function lackingFields(section: LetterSection): Partial<Record<keyof LetterSection, string>> {
  switch (section.kind) {
    case "text":
      return holdsSomething(section.text) ? {} : { text: REQUIRED };
    case "article":
      return section.article === null ? { article: "Choisissez un article." } : {};
    case "products":
      return section.products.length === 0 ? { products: "Choisissez au moins un produit." } : {};
    case "picture":
      return { ...(section.image_url === "" && { image_url: REQUIRED }), ...(section.alt_text === "" && { alt_text: NO_ALT }) };
    case "button":
      return { ...(section.label === "" && { label: REQUIRED }), ...(section.link === "" && { link: REQUIRED }) };
  }
}

const sectionsSchema = z
  .array(letterSectionSchema)
  .max(LETTER_SECTIONS_MAX)
  .superRefine((sections, context) => {
    for (const [index, section] of sections.entries())
      for (const [name, message] of Object.entries(lackingFields(section)))
        context.addIssue({ code: "custom", path: [index, name], message });
  });

/** Input of a letter in the back office. `title` is its subject, `preheader` what mail programs show beside it. */
export const letterInputSchema = z.object({
  title: field(requiredLine(MAX_LENGTH.title), { label: "Objet", translated: true }),
  preheader: field(optionalLine(PREHEADER_MAX_LENGTH), { label: "Texte d’aperçu", translated: true, merged: "words" }),
  sections: field(sectionsSchema, { label: "Contenu", translated: true }),
});

export type LetterInput = z.infer<typeof letterInputSchema>;

/** The translated fields of a letter. */
export const LETTER_TRANSLATION = translatedFields("letter", letterInputSchema);

/** A letter to the subscribers. `send_at` is the moment for which its sending is confirmed, null while it is not; until
 *  then there is no `sending`. */
export const letterSchema = z.object({
  ...entitySchema.shape,
  ...storedFields(letterInputSchema),
  send_at: z.iso.datetime().nullable(),
  sending: sendingSchema.nullable(),
});

export type Letter = z.infer<typeof letterSchema>;

/** A letter's form as it is typed, to be previewed in a language; `id` where the letter is stored. */
export const letterFormSchema = z.object({
  id: idSchema.optional(),
  language: z.enum(LANGUAGES),
  title: line(MAX_LENGTH.title),
  preheader: line(PREHEADER_MAX_LENGTH),
  sections: z.array(letterSectionSchema).max(LETTER_SECTIONS_MAX),
});

const titledSchema = byIdSchema.extend({ title: z.string() });

/** A letter as its readers see it. `language` is that of its texts: French where it is not translated. `faults` are
 *  sentences about what cannot be shown. */
export const letterPreviewSchema = z.object({
  language: z.enum(LANGUAGES),
  subject: z.string(),
  preheader: z.string(),
  html: z.string(),
  text: z.string(),
  faults: z.array(z.string()),
});

/** Asks what the articles and products of a letter are called. */
export const letterSubjectsQuerySchema = z.object({
  articles: z.array(idSchema).max(LETTER_SECTIONS_MAX),
  products: z.array(idSchema).max(LETTER_SECTIONS_MAX * LETTER_PRODUCTS_MAX),
});

/** Titles of articles and products, those that there are. */
export const letterSubjectsSchema = z.object({ articles: z.array(titledSchema), products: z.array(titledSchema) });

/** The beginning of a letter about an article. */
export const letterStartSchema = z.object(storedFields(letterInputSchema));
