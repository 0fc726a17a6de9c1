import { z } from "zod";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { updateMerging, type Writing } from "./merge-stale.ts";

/** A resource that is changed field by field. */
export type Patched = Parameters<typeof updateMerging>[1] & { input: z.ZodObject };

/** The sent fields of one entity, with what the sender knows of it. */
export type Patch = { id: number; version?: number; merge?: MergeRequest; partial_fields?: string[] };

/** Writes the sent fields, and those that its contract requires as they are stored. Without a version it is tried again
 *  while others write: each further try means that another write has succeeded. */
export async function patchEntity(ctx: Writing, target: Patched, { id, version, merge, ...sent }: Patch): Promise<unknown> {
  const required = Object.entries(target.input.shape).filter(([, schema]) => !z.safeParse(schema, undefined).success);
  for (;;) {
    const stored = await target.store.get(ctx.em.fork({ keepTransactionContext: true }), id);
    const kept = required.map(([name]) => [name, Reflect.get(stored, name)]);
    const fields = target.input.parse({ ...Object.fromEntries(kept), ...sent });
    try {
      return await updateMerging(ctx, target, { id, version: version ?? stored.version, merge, fields });
    } catch (error) {
      if (version !== undefined || !(error instanceof AppError) || error.code !== "stale") throw error;
      ctx.em.clear();
    }
  }
}
