import { REPAIR_KINDS, repairListQuerySchema, type RepairKind } from "#contracts/repair/repair.ts";
import { parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** The state of the list in its URL. */
export type RepairFilter = { kind?: RepairKind; noun?: string; ignored?: true; page?: number };

/** Reads the URL of the list; everything unknown, empty or default is dropped. */
export function parseRepairFilter(search: Record<string, unknown>): RepairFilter {
  const kind = REPAIR_KINDS.find((known) => known === search.kind);
  const resource = repairListQuerySchema.shape.noun.safeParse(search.noun).data;
  const isIgnored = search.ignored === true || search.ignored === "true";
  const { page } = kind ? parsePagedFilter(search) : {};
  return {
    ...(kind && { kind }),
    ...(resource && { noun: resource }),
    ...(isIgnored && { ignored: true as const }),
    ...(page && { page }),
  };
}
