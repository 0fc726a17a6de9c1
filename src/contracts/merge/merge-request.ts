import { z } from "zod";

/** Ways to settle a collision: one of both versions, or both of them. */
export const choiceSchema = z.enum(["theirs", "mine", "both"]);

/** Two changes of which only one can stay, as a refusal names them. A row that one side deleted has no value there. */
export const collisionSchema = z.object({
  id: z.string(),
  path: z.array(z.string()),
  theirs: z.unknown(),
  mine: z.unknown(),
  both: z.unknown().optional(),
});

/** Details of the merge that a sender prefers. `base` is the version that was changed, where `version` does not
 *  identify it; `choices` settle the collisions with the stored version `over`, by their ids. */
export const mergeRequestSchema = z.object({
  base: z.record(z.string(), z.unknown()).optional(),
  choices: z.record(z.string(), choiceSchema).optional(),
  over: z.int().optional(),
});

export type MergeRequest = z.infer<typeof mergeRequestSchema>;

/** Part of a change, beside its fields, by which it is merged. Read only where its sender prefers a merge. */
export const mergingSchema = z.object({ merge: mergeRequestSchema.optional() });
