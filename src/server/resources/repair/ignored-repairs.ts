import { sha256 } from "#server/platform/database/sha256.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Repair, RepairKey } from "#contracts/repair/repair.ts";
import { IgnoredRepair } from "./ignored-repair.entity.ts";

function hashRepair({ kind, noun, record, field, detail }: RepairKey): string {
  return sha256(JSON.stringify([kind, noun, record, field, detail]), "hex");
}

/** Splits repairs into those to be made and those that the team ignores. */
export async function splitIgnored(em: EntityManager, repairs: Repair[]): Promise<{ open: Repair[]; ignored: Repair[] }> {
  const keys = new Set((await em.fork().find(IgnoredRepair, {})).map(({ key }) => key));
  const { true: ignored = [], false: open = [] } = Object.groupBy(repairs, (repair) => `${keys.has(hashRepair(repair))}`);
  return { open, ignored };
}

/** Ignores a repair, or no longer. Treats repeating it as success. */
export async function setIgnored(
  em: EntityManager,
  repair: RepairKey,
  { isIgnored, now }: { isIgnored: boolean; now: Date },
): Promise<void> {
  const key = hashRepair(repair);
  if (isIgnored) await em.upsert(IgnoredRepair, { key, ignored_at: now });
  else await em.nativeDelete(IgnoredRepair, { key });
}
