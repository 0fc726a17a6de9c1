import { z } from "zod";
import { productCardSchema } from "../product/catalogue.ts";
import { emailSchema, line, optionalLine, requiredLine, requiredText } from "../shared/text.ts";
import { okSchema } from "../shared/entity.ts";
import { shownLanguageSchema } from "../translation/language-names.ts";
import { LANGUAGES } from "../shared/language.ts";
import { NOTE_MAX_LENGTH, QUANTITY_MAX, SELECTION_MAX } from "../selection/selection.ts";
import { SLUG_MAX_LENGTH } from "../shared/slug.ts";
import { REQUEST_TYPES, CONTACT_MAX_LENGTHS } from "./request-form.ts";

/** One product of a selection as a visitor sends it. */
const selectedLineSchema = z.object({
  /** One that names no visible product is passed over with its line. */
  slug: line(SLUG_MAX_LENGTH),
  quantity: z.int().min(1).max(QUANTITY_MAX).default(1),
  note: optionalLine(NOTE_MAX_LENGTH),
});

function areDifferent(lines: { slug: string }[]): boolean {
  return new Set(lines.map(({ slug }) => slug)).size === lines.length;
}

/** Longest path of a page from which a visitor comes. */
const FROM_PAGE_MAX = 300;

/** Input of the contact form. Source: REQ-1. */
export const contactRequestInputSchema = z.object({
  requestType: z.enum(REQUEST_TYPES).default("demo"),
  firstName: requiredLine(CONTACT_MAX_LENGTHS.firstName),
  lastName: requiredLine(CONTACT_MAX_LENGTHS.lastName),
  email: emailSchema,
  phone: optionalLine(CONTACT_MAX_LENGTHS.phone),
  company: optionalLine(CONTACT_MAX_LENGTHS.company),
  subject: optionalLine(CONTACT_MAX_LENGTHS.subject),
  message: requiredText(CONTACT_MAX_LENGTHS.message),
  consent: z.literal(true, "Votre accord est nécessaire pour traiter votre demande."),
  /** Slug of the product that it is about; one that names no visible product is passed over. */
  product: optionalLine(SLUG_MAX_LENGTH),
  /** The selection that is sent along, in its order. */
  lines: z.array(selectedLineSchema).max(SELECTION_MAX).refine(areDifferent, "Chaque produit n’est demandé qu’une fois.").optional(),
  /** Language of the page, in which the visitor is answered. */
  language: z.enum(LANGUAGES).default("fr"),
  /** Path of the page of ours from which the visitor came to the form. It is counted, and kept with the request. */
  from_page: optionalLine(FROM_PAGE_MAX),
  /** Invisible to people. A request in which it is filled in, by a machine or a password manager, is stored as spam. */
  website: z.string().optional(),
});

export type ContactRequestInput = z.infer<typeof contactRequestInputSchema>;

/** Says that the request is stored. */
export const contactRequestReplySchema = z.object({ ...okSchema.shape, message: z.string() });

/** Product that a link named, as the contact page shows it. */
export const requestedProductSchema = z.object({
  ...shownLanguageSchema.shape,
  slug: z.string(),
  title: z.string(),
  reference: z.string(),
});

/** Asks what a link's selection holds; `written` is read by `readSelection`. */
export const selectionQuerySchema = z.object({ written: z.string() });

/** A product of a selection as pages show it; `needs_hub` where nothing but a hub reaches it. */
const selectedProductSchema = productCardSchema
  .pick({ id: true, slug: true, title: true, reference: true, price_from: true, image: true, language: true })
  .extend({ quantity: z.int(), needs_hub: z.boolean() });

export type ShownProduct = z.infer<typeof selectedProductSchema>;

/** The products of a selection that visitors see, in its order, and how many others it names. */
export const namedSelectionSchema = z.object({ products: z.array(selectedProductSchema), gone: z.int() });

export type NamedSelection = z.infer<typeof namedSelectionSchema>;

export type RequestedProduct = z.infer<typeof requestedProductSchema>;
