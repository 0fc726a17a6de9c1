import { z } from "zod";
import { emptiableOrderSchema, entitySchema } from "../shared/entity.ts";
import { focusSchema } from "../shared/picture.ts";
import { clearable, MAX_LENGTH, optionalLine, requiredLine } from "../shared/text.ts";
import { shownLanguageSchema } from "../translation/shown-language.ts";
import { optionalFileUrlSchema, requiredUrlSchema } from "../shared/url.ts";

/** What an administrator writes of a slide. Absent keys keep what is stored. Source: specification §3, §5. */
export const slideInputSchema = z.object({
  title: requiredLine(MAX_LENGTH.title),
  subtitle: optionalLine(300),
  cta_text: requiredLine(100),
  cta_link: requiredUrlSchema,
  image_url: optionalFileUrlSchema,
  image_focus: clearable(focusSchema.nullable(), null),
  alt_text: optionalLine(300),
  order_index: emptiableOrderSchema,
  is_active: clearable(z.boolean(), true),
});

export type SlideInput = z.infer<typeof slideInputSchema>;

/** A slide of the home page's carousel; lower `order_index` first. `image_focus` is null where its picture is cut around its centre. */
export const slideSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  title: z.string(),
  subtitle: z.string(),
  cta_text: z.string(),
  cta_link: z.string(),
  image_url: z.string(),
  image_focus: focusSchema.nullable(),
  alt_text: z.string(),
  order_index: z.int(),
  is_active: z.boolean(),
});

export type Slide = z.infer<typeof slideSchema>;
