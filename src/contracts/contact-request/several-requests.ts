import { z } from "zod";
import { byIdSchema, expectedVersionSchema, idSchema } from "../shared/entity.ts";
import { contactRequestChangeSchema, REQUEST_STATUSES } from "./contact-request-list.ts";

/** Most requests that are changed together. */
export const REQUESTS_AT_ONCE_MAX = 1_000;

/** Ids of the requests of a list, on all its pages; the newest `REQUESTS_AT_ONCE_MAX` of them. */
export const requestIdsSchema = z.object({ ids: z.array(idSchema) });

function areDifferent(changes: { id: number }[]): boolean {
  return new Set(changes.map(({ id }) => id)).size === changes.length;
}

const oneChangeSchema = contactRequestChangeSchema
  .pick({ status: true, owner: true })
  .extend({ ...byIdSchema.shape, ...expectedVersionSchema.shape });

/** Changes status or owner of several requests together, each to its own. With the versions that the reply of a change
 *  gave, and what was before, it undoes that change. */
export const changeRequestsSchema = z.object({
  changes: z
    .array(oneChangeSchema)
    .min(1, "Choisissez au moins une demande.")
    .max(REQUESTS_AT_ONCE_MAX)
    .refine(areDifferent, "Chaque demande n’est changée qu’une fois."),
});

export type ChangeRequests = z.infer<typeof changeRequestsSchema>;

/** The requests that were changed, with their versions since and what was before. */
export const requestsChangedSchema = z.object({
  changed: z.array(
    z.object({ id: idSchema, version: z.int(), before: z.object({ status: z.enum(REQUEST_STATUSES), owner: idSchema.nullable() }) }),
  ),
});

export type RequestsChanged = z.infer<typeof requestsChangedSchema>;
