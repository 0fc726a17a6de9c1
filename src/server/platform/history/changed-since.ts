import type { EntityManager } from "@mikro-orm/postgresql";
import { BRAND } from "#contracts/shared/brand.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { titleOf } from "./change-list.ts";
import { RecordedChange } from "#server/platform/database/changes/change.entity.ts";
import type { NetChange } from "./net-changes.ts";

const MOMENT = new Intl.DateTimeFormat("fr", { dateStyle: "short", timeStyle: "short", timeZone: BRAND.timeZone });

function stateOf({ after, stored }: NetChange): string {
  if (!stored) return "n’existe plus";
  return after ? "a changé depuis" : "existe de nouveau";
}

/** Refuses to undo a change of a record that was changed since: says which record, by whom and when; the issues name the fields. */
export async function changedSince(em: EntityManager, noun: string, change: NetChange, fields: string[]): Promise<AppError> {
  const { record } = change;
  const last = await em.findOne(RecordedChange, { noun, record, id: { $gt: change.change } }, { orderBy: { id: "desc" } });
  const who = last?.actor ? `${last.actor}, ` : "";
  const lastChange = last ? ` Dernier changement\u202f: ${who}le ${MOMENT.format(last.at)}.` : "";
  const sentence = `L’annulation n’est plus possible\u202f: «\u202f${titleOf(change)}\u202f» ${stateOf(change)}.${lastChange}`;
  return new AppError("conflict", sentence, { issues: fields.map((path) => ({ path, message: "Modifié depuis." })) });
}
