import { z } from "zod";
import { idSchema, recordSchema } from "../shared/entity.ts";

/** Kinds of what is wrong with records, the worst for visitors first. */
export const REPAIR_KINDS = [
  "broken_link",
  "missing_file",
  "broken_external_link",
  "missing_picture",
  "missing_alt_text",
  "template_text",
  "no_category",
  "no_document",
  "heavy_page",
  "long_metadata",
  "missing_translation",
  "outdated_translation",
] as const;

export type RepairKind = (typeof REPAIR_KINDS)[number];

/** Longest texts that search engines show whole, in characters. Source: FORM-5. */
export const META_LENGTH = { meta_title: 60, meta_description: 160 } as const;

/** Fault of a record, or of its translation into the language that `field` then names. `detail` is the link that was
 *  found, empty where the kind says it all. */
const repairSchema = z.object({
  kind: z.enum(REPAIR_KINDS),
  noun: z.string(),
  record: idSchema,
  title: z.string(),
  field: z.string(),
  detail: z.string(),
});

/** Identifies a repair by what was found where. */
const repairKeySchema = repairSchema.omit({ title: true });

export type RepairKey = z.infer<typeof repairKeySchema>;

/** Leaves a repair as it is, or no longer. */
export const repairIgnoringSchema = repairKeySchema.extend({ is_ignored: z.boolean() });

export type Repair = z.infer<typeof repairSchema>;

/** Repairs on one page of a kind, and of each kind in the overview. */
export const REPAIRS_PAGE_SIZE = 50;
export const REPAIRS_SHOWN = 5;

/** Narrows the repairs to a kind, whose pages can then be turned, and to the records of a resource. Ignored ones are
 *  listed by themselves only. */
export const repairListQuerySchema = z.object({
  kind: z.enum(REPAIR_KINDS).optional(),
  noun: recordSchema.shape.noun.optional(),
  ignored: z.boolean().optional(),
  page: z.int().min(1).max(1_000_000).optional(),
});

/** Repairs by their kinds: how many there are of each, and the first of them, or those of a page. `nouns` are the
 *  resources that have any, `ignored` counts what is left as it is. */
export const repairListSchema = z.object({
  groups: z.array(z.object({ kind: z.enum(REPAIR_KINDS), count: z.int(), rows: z.array(repairSchema) })),
  nouns: z.array(z.string()),
  total: z.int(),
  ignored: z.int(),
});

export type RepairList = z.infer<typeof repairListSchema>;

/** Everything wrong with one record. */
export const recordRepairsSchema = z.array(repairSchema);

/** Days in which missing pages are counted, and how often one was asked for to be listed. */
export const MISSING_DAYS = 30;
export const MISSING_LEAST = 2;

/** Pages that visitors asked for and did not find, the most frequent first. `nearest` is the page that each of them may
 *  have meant, null where none is alike. */
export const missingPagesSchema = z.array(z.object({ path: z.string(), count: z.int(), nearest: z.string().nullable() }));

/** Number of repairs, with the missing pages. */
export const repairCountSchema = z.object({ count: z.int() });
