import { z } from "zod";
import { emailSchema } from "../shared/email.ts";
import { doneSchema } from "../shared/entity.ts";
import { line, requiredLine, requiredText } from "../shared/text.ts";

/** Kinds of request. Source: specification §9. */
export const REQUEST_TYPES = ["demo", "quote", "support"] as const;

/** What a visitor sends from the contact page. Source: specification §3 « Contact request », §5. */
export const contactRequestInputSchema = z.object({
  requestType: z.enum(REQUEST_TYPES).default("demo"),
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email: emailSchema,
  phone: line(40).optional(),
  company: line(200).optional(),
  subject: line(200).optional(),
  message: requiredText(5000),
  consent: z.literal(true, "Votre accord est nécessaire pour traiter votre demande."),
});

export type ContactRequestInput = z.infer<typeof contactRequestInputSchema>;

/** Says that the request is stored. */
export const contactRequestReplySchema = z.object({ ...doneSchema.shape, message: z.string() });
