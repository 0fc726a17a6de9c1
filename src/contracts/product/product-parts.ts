import { z } from "zod";
import { daySchema } from "./day.ts";
import { field } from "../field/field.ts";
import { LANGUAGES } from "../shared/language.ts";
import { focusSchema } from "../shared/picture.ts";
import { ALT_TEXT_MAX_LENGTH, line, requiredLine, text, unset } from "../shared/text.ts";
import { shownLanguageSchema } from "../translation/language-names.ts";
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from "../shared/slug.ts";
import { requiredFileUrlSchema } from "../shared/url.ts";

const pixels = z.int().min(1).max(100_000);

/** One picture of a product. `size` in bytes, `width` and `height` in pixels, `color` its dominant colour, `alt_text`
 *  what it shows, for those who do not see it, `isDrawing` says that it is a drawing with dimensions, which the
 *  datasheet shows. Source: PROD-7; the last six are ours: three come from the upload and spare the page a jump, the
 *  words come from the media library or the form, the others from the form. */
export const productImageSchema = z.object({
  id: line(100),
  url: z.string(),
  filename: line(255),
  originalName: line(255),
  size: z.int().min(0),
  isMain: field(z.boolean(), { label: "Image principale" }),
  width: pixels.optional(),
  height: pixels.optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  alt_text: field(line(ALT_TEXT_MAX_LENGTH).optional(), { label: "Texte alternatif", translated: true }),
  focus: focusSchema.optional(),
  isDrawing: field(z.boolean().optional(), { label: "Plan coté" }),
});

export type ProductImage = z.infer<typeof productImageSchema>;

/** The pictures of a product as they may be sent, in order; at most one is the main one. */
export const productImagesSchema = z
  .array(productImageSchema.extend({ url: requiredFileUrlSchema }))
  .max(30)
  .refine((images) => images.filter((image) => image.isMain).length <= 1, "Une seule image peut être l’image principale.");

const specificationText = line(300);

/** One row of the technical table. */
export const specificationSchema = z.object({
  name: field(specificationText, { label: "Nom", translated: true }),
  value: field(specificationText, { label: "Valeur", translated: true }),
  unit: field(specificationText, { label: "Unité", translated: true }),
});

export type Specification = z.infer<typeof specificationSchema>;

/** A row as it is read in another language, where the product's own translation does not tell it: the languages that
 *  its name and its value are then in. */
export const shownSpecificationSchema = specificationSchema.extend({
  name_language: z.enum(LANGUAGES).optional(),
  value_language: z.enum(LANGUAGES).optional(),
});

export type ShownSpecification = z.infer<typeof shownSpecificationSchema>;

/** Most rows of one technical table. */
export const SPECIFICATIONS_MAX = 200;

/** Rows that a category asks for, or that its products have in common: names and units, without values. */
export const specificationTemplateSchema = z.array(specificationSchema.pick({ name: true, unit: true }));

export type SpecificationTemplate = z.infer<typeof specificationTemplateSchema>;

/** A specification as it may be sent: older records say `label` or `parametre`, `valeur`, `unite`.
 *  Source: PROD-8. */
export const specificationInputSchema = z
  .object({
    ...specificationSchema.partial().shape,
    label: specificationText,
    parametre: specificationText,
    valeur: specificationText,
    unite: specificationText,
  })
  .partial()
  .transform((sent): Specification => ({
    name: sent.name || sent.label || sent.parametre || "",
    value: sent.value || sent.valeur || "",
    unit: sent.unit || sent.unite || "",
  }));

/** One advantage of a product; `icon` is an emoji or the name of an icon. */
export const benefitSchema = z.object({
  icon: field(line(40), { label: "Icône" }),
  title: field(line(200), { label: "Titre", translated: true }),
  description: field(text(1000), { label: "Description", translated: true }),
});

export type Benefit = z.infer<typeof benefitSchema>;

/** A benefit as it may be sent: a plain string is its title. Source: PROD-9. */
export const benefitInputSchema = z.union([line(200), benefitSchema.partial()]).transform((sent): Benefit => {
  const { icon = "", title = "", description = "" } = typeof sent === "string" ? { title: sent } : sent;
  return { icon, title, description };
});

/** Kinds of a document. Source: PROD-10. */
export const DOWNLOAD_TYPES = ["Fiche technique", "Manuel", "Notice", "Schéma", "Certificat"] as const;

/** Languages of a document. Source: PROD-10. */
export const DOWNLOAD_LANGUAGES = ["Français", "Anglais", "Espagnol", "Allemand"] as const;

const BYTES_PER_MB = 1024 * 1024;

/** The size of an uploaded document as its entry says it: « 2.50 MB ». Source: DOC-3. */
export function downloadSize(bytes: number): string {
  // Never « 0.00 MB »: a small file is not an empty one.
  return `${Math.max(0.01, bytes / BYTES_PER_MB).toFixed(2)} MB`;
}

/** One document to download; `size` is text such as « 2.5 MB », empty when it is not known. The others are ours: its
 *  version and its day, where they are known; `slug`, the last part of its lasting URL
 *  (`/produits/{slug}/documents/{slug}`); of a file of ours its size in bytes and its SHA-256, hexadecimal, in replies
 *  only. */
export const downloadSchema = z.object({
  name: field(requiredLine(200), { label: "Nom", translated: true }),
  type: field(z.enum(DOWNLOAD_TYPES), { label: "Type" }),
  url: z.string(),
  size: field(line(40), { label: "Taille" }),
  language: field(z.enum(DOWNLOAD_LANGUAGES), { label: "Langue" }),
  version: field(line(40).optional(), { label: "Version" }),
  date: field(z.string().optional(), { label: "Date" }),
  slug: field(z.string().optional(), { label: "Lien permanent" }),
  bytes: z.int().optional(),
  sha256: z.string().optional(),
});

export type Download = z.infer<typeof downloadSchema>;

/** Input of a download: without the facts of its file. */
export type WrittenDownload = Omit<Download, "bytes" | "sha256">;

const documentSlugSchema = z
  .string()
  .trim()
  .max(SLUG_MAX_LENGTH)
  .refine((slug) => slug === "" || SLUG_PATTERN.test(slug), "Utilisez des lettres minuscules sans accent, des chiffres et des tirets.");

/** Download in an input: without what is unknown. */
export const downloadInputSchema = z
  .object({
    ...downloadSchema.pick({ name: true, type: true, language: true }).shape,
    url: requiredFileUrlSchema,
    size: z.union([line(40), unset]).optional(),
    version: z.union([line(40), unset]).optional(),
    date: daySchema,
    slug: z.union([documentSlugSchema, unset]).optional(),
  })
  .transform(({ size = "", version, date, slug, ...sent }): WrittenDownload => ({
    ...sent,
    size,
    ...(version && { version }),
    ...(date && { date }),
    ...(slug && { slug }),
  }));

/** The part of its lasting URL that a document gets by its name: « Manuel d’installation » gives
 *  `manuel-d-installation`. */
export function documentSlugOf(name: string): string {
  return slugify(name.replaceAll(/['’]/g, " ")) || "document"; // of a name in Arabic no letter is left
}

/** The documents of a product as they may be sent, in order; no two of them at one URL. */
export const downloadsInputSchema = z
  .array(downloadInputSchema)
  .max(50)
  .superRefine((downloads, ctx) => {
    for (const [index, { slug }] of downloads.entries()) {
      const isTaken = slug !== undefined && downloads.findIndex((other) => other.slug === slug) < index;
      if (isTaken)
        ctx.addIssue({ code: "custom", path: [index, "slug"], message: "Un autre document de ce produit a déjà cette adresse." });
    }
  });

/** A product shown beside another one. Source: PROD-11. `is_suggested` is set where no one chose it: the server offers
 *  others of the category. */
export const relatedProductSchema = z.object({
  ...shownLanguageSchema.shape,
  id: z.int(),
  title: z.string(),
  short_description: z.string(),
  image_url: z.string(),
  slug: z.string(),
  is_suggested: z.literal(true).optional(),
});

export type RelatedProduct = z.infer<typeof relatedProductSchema>;
