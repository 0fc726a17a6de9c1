import { z } from "zod";
import { shownLanguageSchema } from "../translation/shown-language.ts";
import { FACET_NAME_MAX, type FacetChoices, parseFacets } from "./facet-choices.ts";

const sent = z.string().max(FACET_NAME_MAX);

/** What is chosen of the facets, as the server is asked. What cannot be read is dropped, as it is from an address. */
export const facetChoicesSchema = z.record(sent, z.array(sent)).transform((choices): FacetChoices => parseFacets(choices));

/** What is chosen of the facets, as it was understood. */
export const understoodChoicesSchema = z.record(z.string(), z.array(z.string()));

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
