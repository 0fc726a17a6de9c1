import { z } from "zod";
import { shownLanguageSchema } from "../translation/shown-language.ts";

/** The chosen facets, by the parameters of the address. */
export const facetChoicesSchema = z.record(z.string(), z.array(z.string()));

const named = { param: z.string(), name: z.string(), name_en: z.string() };

const choiceSchema = z.object({ ...shownLanguageSchema.shape, value: z.string(), text: z.string(), count: z.int() });

/** What the products of a list may be narrowed by. `param` names it in the address: `param=value` for each of its choices, `param-min` and
 *  `param-max` for the ends of a range, which are in `unit`. `count` is how many products one finds with that choice and what is chosen of the
 *  other facets; `lower` and `upper` are the ends of what these leave (of prices the whole euros around them), null where that is nothing.
 *  The price and « new » have no names here: pages say them in their language. */
export const facetSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("choices"), ...named, choices: z.array(choiceSchema) }),
  z.object({ kind: z.literal("range"), ...named, unit: z.string(), lower: z.number().nullable(), upper: z.number().nullable() }),
]);

export type Facet = z.infer<typeof facetSchema>;
