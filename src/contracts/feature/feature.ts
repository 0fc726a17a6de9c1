import { z } from "zod";
import { emptiableOrderSchema, entitySchema } from "../shared/entity.ts";
import { clearable, MAX_LENGTH, optionalLine, requiredLine, requiredText } from "../shared/text.ts";
import { shownLanguageSchema } from "../translation/shown-language.ts";
import { optionalFileUrlSchema } from "../shared/url.ts";

/** What an administrator writes of a feature. Absent keys keep what is stored. Source: specification §3, §5. */
export const featureInputSchema = z.object({
  title: requiredLine(MAX_LENGTH.title),
  description: requiredText(1000),
  icon: optionalLine(40),
  icon_url: optionalFileUrlSchema,
  order_index: emptiableOrderSchema,
  is_active: clearable(z.boolean(), true),
});

export type FeatureInput = z.infer<typeof featureInputSchema>;

/** A key feature shown on the home page; lower `order_index` first. `icon` is a lucide name, unless `icon_url` is given. */
export const featureSchema = z.object({
  ...entitySchema.shape,
  ...shownLanguageSchema.shape,
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  icon_url: z.string(),
  order_index: z.int(),
  is_active: z.boolean(),
});

export type Feature = z.infer<typeof featureSchema>;
