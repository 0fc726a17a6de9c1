import type { ActivityChange, ChangeWay } from "#contracts/history/history.ts";

const OPERATION_LABELS: Record<ActivityChange["operation"], string> = {
  insert: "Création",
  update: "Modification",
  delete: "Suppression",
};

const UNDOING_LABELS: Record<NonNullable<ActivityChange["reverts"]>, string> = {
  insert: "Annulation de la création",
  update: "Annulation d’une modification",
  delete: "Annulation de la suppression",
  undo: "Annulation d’une annulation",
};

/** Label of a change's operation. */
export function operationOf({ operation, reverts }: Pick<ActivityChange, "operation" | "reverts">): string {
  return reverts === null ? OPERATION_LABELS[operation] : UNDOING_LABELS[reverts];
}

const WAY_LABELS: Record<ChangeWay, string> = {
  admin: "administration",
  api: "API",
  site: "site public",
  import: "import",
  seed: "contenu de démonstration",
  housekeeping: "effacement automatique",
  sql: "base de données",
};

/** Labels of the fields of a change; those that are made of others have none. */
export function labelFields(fields: string[], labels: Record<string, string>): string[] {
  return fields.flatMap((field) => labels[field] ?? []);
}

/** Author of a change, and its origin: « admin · API ». */
export function authorOf({ actor, via }: Pick<ActivityChange, "actor" | "via">): string {
  return actor === null ? `Sans session · ${WAY_LABELS[via]}` : `${actor} · ${WAY_LABELS[via]}`;
}
