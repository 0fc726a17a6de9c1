import { z } from "zod";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { clearable } from "#contracts/shared/text.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { updateMerging, type Writing } from "./merge-stale.ts";

/** Makes every field of an input optional; null empties what may be empty. Rules over several fields do not belong to a
 *  shape: the whole is checked by its own schema. */
export function optionalShape({ shape }: z.ZodObject): z.ZodRawShape {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const mayBeEmpty = z.safeParse(schema, "").data === "";
    // a field that takes the empty text is one
    return [name, mayBeEmpty ? clearable(schema as z.ZodType<string, string>, "") : z.optional(schema)];
  });
  return Object.fromEntries(fields);
}

/** A resource that is changed field by field. */
export type Patched = Parameters<typeof updateMerging>[1] & { input: z.ZodObject };

/** The sent fields of one entity, with what the sender knows of it. */
export type Patch = { id: number; version?: number; merge?: MergeRequest };

/** Writes the sent fields, and those that its contract requires as they are stored. Without a version it is tried again
 *  while others write. */
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
