import { z } from "zod";

/** Ways in which a product is fitted: into a lamp holder, into a wall box, on a DIN rail, into a socket, or nowhere. */
const FITTINGS = ["bulb", "box", "rail", "plug", "free"] as const;

export type Fitting = (typeof FITTINGS)[number];

/** Needs of a product where it is used, by its French record. `box_depth` in millimetres, empty where the record is
 *  silent. `included_row`: position of the specification that lists what comes with it. */
export const productUseSchema = z.object({
  fitting: z.enum(FITTINGS).nullable(),
  protocols: z.array(z.string()),
  needs_hub: z.boolean(),
  needs_neutral: z.boolean().nullable(),
  box_depth: z.string(),
  included_row: z.int().nullable(),
});

export type ProductUse = z.infer<typeof productUseSchema>;
