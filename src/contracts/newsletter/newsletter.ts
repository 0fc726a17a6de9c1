import { z } from "zod";
import { emailSchema } from "../shared/email.ts";
import { doneSchema } from "../shared/entity.ts";

/** What a visitor sends from the newsletter box. */
export const newsletterInputSchema = z.object({ email: emailSchema });

/** The same answer whether or not the address was known: it tells nobody who is subscribed. */
export const newsletterReplySchema = z.object({ ...doneSchema.shape, message: z.string() });
