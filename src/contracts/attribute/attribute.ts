import { z } from "zod";
import { field } from "../field/field.ts";
import { normalize } from "../shared/normalize.ts";
import { line, requiredLine } from "../shared/text.ts";

/** Types of an attribute's values: one number, a span of numbers, any words, some of a list, or yes and no. */
export const ATTRIBUTE_TYPES = ["number", "range", "text", "choice", "boolean"] as const;

export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** Most attributes of one category, and most choices of one attribute. */
export const ATTRIBUTES_MAX = { attributes: 60, choices: 60 };

/** A feature of the ETIM classification, which wholesalers use: « EF007793 ». */
const ETIM_FEATURE = /^(?:EF\d{6})?$/;

const writtenSchema = z.object({
  name: field(requiredLine(100), { label: "Nom français" }),
  name_en: field(line(100), { label: "Nom anglais" }),
  type: field(z.enum(ATTRIBUTE_TYPES), { label: "Type" }),
  unit: field(line(20), { label: "Unité" }),
  choices: field(z.array(requiredLine(100)).max(ATTRIBUTES_MAX.choices, `Indiquez ${ATTRIBUTES_MAX.choices} choix au plus.`), {
    label: "Choix",
  }),
  is_filterable: field(z.boolean(), { label: "Filtre du catalogue" }),
  etim_code: field(line(8).regex(ETIM_FEATURE, "Un code ETIM s’écrit EF suivi de six chiffres."), { label: "Code ETIM" }),
});

/** Attribute by which the products of a category are described. Its `name` says which of a product's specifications
 *  hold its values; numbers are in `unit`; `choices` are those of the type `choice`, empty for any other. */
export const attributeSchema = writtenSchema;

export type Attribute = z.infer<typeof attributeSchema>;

/** The name under which values of an attribute are found: two that differ in case, accents or blanks only are the
 *  same. */
export function attributeKey(name: string): string {
  return normalize(name);
}

/** Whether the numbers of an attribute have a unit. */
export function isMeasured(type: AttributeType): boolean {
  return type === "number" || type === "range";
}

const sentSchema = writtenSchema
  .partial({ name_en: true, unit: true, choices: true, is_filterable: true, etim_code: true })
  .superRefine(({ type, choices = [] }, ctx) => {
    if (type === "choice" && choices.length === 0)
      ctx.addIssue({ code: "custom", path: ["choices"], message: "Indiquez au moins un choix." });
  })
  .transform(({ name, name_en = "", type, unit = "", choices = [], is_filterable = false, etim_code = "" }): Attribute => ({
    name,
    name_en,
    type,
    unit: isMeasured(type) ? unit : "",
    choices:
      type === "choice"
        ? choices.filter((choice, index) => choices.findIndex((other) => normalize(other) === normalize(choice)) === index)
        : [],
    is_filterable,
    etim_code,
  }));

/** The attributes of a category as they may be sent, in order: no two of one name. */
export const attributesSchema = z
  .array(sentSchema)
  .max(ATTRIBUTES_MAX.attributes)
  .superRefine((attributes, ctx) => {
    const keys = attributes.map(({ name }) => attributeKey(name));
    for (const [index, key] of keys.entries()) {
      if (keys.indexOf(key) === index) continue;
      ctx.addIssue({ code: "custom", path: [index, "name"], message: "Un autre attribut porte déjà ce nom." });
    }
  });
