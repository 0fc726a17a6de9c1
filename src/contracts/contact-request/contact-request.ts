import { z } from "zod";
import { emailSchema } from "../shared/email.ts";
import { okSchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { SLUG_MAX_LENGTH } from "../shared/slug.ts";
import { optionalLine, requiredLine, requiredText } from "../shared/text.ts";
import { REQUEST_TYPES } from "./request-types.ts";

/** What a visitor sends from the contact page. Source: specification §3 « Contact request », §5. */
export const contactRequestInputSchema = z.object({
  requestType: z.enum(REQUEST_TYPES).default("demo"),
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email: emailSchema,
  phone: optionalLine(40),
  company: optionalLine(200),
  subject: optionalLine(200),
  message: requiredText(5000),
  consent: z.literal(true, "Votre accord est nécessaire pour traiter votre demande."),
  /** Slug of the product that it is about; one that names no visible product is passed over. */
  product: optionalLine(SLUG_MAX_LENGTH),
  /** Language of the page, in which the visitor is answered. */
  language: z.enum(LANGUAGES).default("fr"),
  /** Invisible to people: what fills it in is a machine, and is thanked like a person. */
  website: z.string().optional(),
});

export type ContactRequestInput = z.infer<typeof contactRequestInputSchema>;

/** Says that the request is stored. */
export const contactRequestReplySchema = z.object({ ...okSchema.shape, message: z.string() });

/** What the contact page says of the product that a link named. */
export const requestedProductSchema = z.object({ slug: z.string(), title: z.string(), reference: z.string() });

export type RequestedProduct = z.infer<typeof requestedProductSchema>;
