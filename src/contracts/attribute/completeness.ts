import { z } from "zod";
import { REQUIRED_COMPLIANCE } from "../product/product-compliance.ts";
import { idSchema } from "../shared/entity.ts";

/** Names the products that are asked about: those of one page. */
export const completenessQuerySchema = z.object({ ids: z.array(idSchema).max(100) });

const countSchema = z.int().min(0);

/** Of how many of its category's `total` attributes a product has a value that can be read; `unread` are the values
 *  that cannot; `missing` is what the law asks and it does not say. */
const completenessSchema = z.object({
  id: idSchema,
  filled: countSchema,
  total: countSchema,
  unread: z.array(z.object({ name: z.string(), text: z.string() })),
  missing: z.array(z.enum(REQUIRED_COMPLIANCE)),
});

export type Completeness = z.infer<typeof completenessSchema>;

/** One for each product that is there. */
export const completenessesSchema = z.array(completenessSchema);
