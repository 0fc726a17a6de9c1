import type { ActivityChange, ChangeWay } from "#contracts/history/history.ts";

/** What a change did. */
export const OPERATION_LABELS: Record<ActivityChange["operation"], string> = {
  insert: "Création",
  update: "Modification",
  delete: "Suppression",
};

const WAY_LABELS: Record<ChangeWay, string> = {
  admin: "administration",
  api: "API",
  site: "site public",
  seed: "contenu de démonstration",
  housekeeping: "effacement automatique",
  sql: "base de données",
};

/** Who made a change, and by which way: « admin · API ». */
export function authorOf({ actor, via }: Pick<ActivityChange, "actor" | "via">): string {
  return actor === null ? `Sans session · ${WAY_LABELS[via]}` : `${actor} · ${WAY_LABELS[via]}`;
}
