import { z } from "zod";
import { idSchema } from "../shared/entity.ts";
import { scannedOf, scanQuerySchema } from "../shared/scan.ts";

/** Asks for the records that were deleted since a moment, or all that are known, in the order of their deletion. */
export const deletionsQuerySchema = scanQuerySchema
  .pick({ cursor: true, limit: true })
  .extend({ since: scanQuerySchema.shape.updated_since });

/** A record that was deleted, and not restored since. `resource` is its name in events of webhooks; `reference` is null
 *  where it had none, and once its data are erased. */
export const deletionSchema = z.object({
  resource: z.string(),
  id: idSchema,
  reference: z.string().nullable(),
  deleted_at: z.iso.datetime(),
});

export type Deletion = z.infer<typeof deletionSchema>;

/** One part of the deletions; `next_cursor` is null on the last one. */
export const deletionsSchema = scannedOf(deletionSchema);
