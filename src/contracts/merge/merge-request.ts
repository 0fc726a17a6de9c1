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

/** Part of a change, beside its fields. `merge` is read only where its sender prefers a merge; `partial_fields` names
 *  fields that a public read shows in part: what it hides stays as it is stored. */
export const mergingSchema = z.object({
  merge: mergeRequestSchema.optional(),
  partial_fields: z.array(z.string().max(50)).max(50).optional(),
});

/** Leaves out the fields that were read in part. */
export function withoutPartial<Sent extends { partial_fields?: string[] | undefined }>({
  partial_fields: partial = [],
  ...sent
}: Sent): Omit<Sent, "partial_fields"> {
  const whole = Object.entries(sent).filter(([name]) => !partial.includes(name));
  return Object.fromEntries(whole) as Omit<Sent, "partial_fields">; // the others
}
