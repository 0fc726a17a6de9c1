import { z } from "zod";
import { REQUIRED_COMPLIANCE } from "../product/product-compliance.ts";
import { idSchema } from "../shared/entity.ts";

/** Names the products that are asked about: those of one page. */
export const completenessQuerySchema = z.object({ ids: z.array(idSchema).max(100) });

const countSchema = z.int().min(0);

/** Completeness of a product: `filled` of its category's `total` attributes have a readable value. `unread` are the
 *  values that cannot be read, `missing` what the law asks for and the product lacks. */
const completenessSchema = z.object({
  id: idSchema,
  filled: countSchema,
  total: countSchema,
  unread: z.array(z.object({ name: z.string(), text: z.string() })),
  missing: z.array(z.enum(REQUIRED_COMPLIANCE)),
});

export type Completeness = z.infer<typeof completenessSchema>;

/** Completeness of each product that exists. */
export const completenessesSchema = z.array(completenessSchema);
