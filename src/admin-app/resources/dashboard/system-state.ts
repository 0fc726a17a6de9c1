import type { SystemStatus } from "#contracts/dashboard/dashboard.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { frenchDateFormat } from "#contracts/text/french.ts";

/** State of one part of the system: `state` gives the colour, `words` name it, `detail` says more. */
export type PartState = { part: string; state: "good" | "warning" | "bad" | "unknown"; words: string; detail?: string };

const GIGABYTE = 1024 ** 3;
/** Free bytes below which uploads will soon be refused. */
const LOW_SPACE = GIGABYTE;

const SPACE = new Intl.NumberFormat("fr", { maximumFractionDigits: 1 });
const MOMENT = frenchDateFormat(BRAND.timeZone, { dateStyle: "medium", timeStyle: "short" });

const MAIL: Record<SystemStatus["mail"], Omit<PartState, "part">> = {
  active: { state: "good", words: "Actif" },
  unconfigured: { state: "warning", words: "Non configuré", detail: "Les demandes sont conservées ici, sans e-mail." },
  failing: { state: "bad", words: "En panne", detail: "Les derniers e-mails ne sont pas partis." },
};

function storageState({ is_writable, free }: SystemStatus["storage"]): Omit<PartState, "part"> {
  if (!is_writable) return { state: "bad", words: "Indisponible", detail: "Aucun fichier ne peut être enregistré." };
  const detail = `${SPACE.format(free / GIGABYTE)} Go libres`;
  return free < LOW_SPACE ? { state: "warning", words: "Presque plein", detail } : { state: "good", words: "Actif", detail };
}

/** Describes the four parts by the server's state. Source: ADM-4. */
export function systemParts({ up_since, database_ms, mail, storage }: SystemStatus): PartState[] {
  return [
    { part: "Site", state: "good", words: "En ligne", detail: `Depuis le ${MOMENT.format(new Date(up_since))}` },
    { part: "Base de données", state: "good", words: "Connectée", detail: `Répond en ${Math.max(1, Math.round(database_ms))} ms` },
    { part: "Courrier", ...MAIL[mail] },
    { part: "Stockage", ...storageState(storage) },
  ];
}

/** Describes the four parts when the server's state is not known, by its silence or its refusal. */
export function partsOnFailure(error: unknown): PartState[] {
  const code = replyOf(error)?.code;
  const unknown = { state: "unknown", words: "Inconnu" } as const;
  const site: PartState =
    code === undefined
      ? { part: "Site", state: "bad", words: "Injoignable", detail: "Le serveur ne répond pas." }
      : { part: "Site", state: "good", words: "En ligne" };
  const database: PartState =
    code === "unavailable" ? { part: "Base de données", state: "bad", words: "Injoignable" } : { part: "Base de données", ...unknown };
  return [site, database, { part: "Courrier", ...unknown }, { part: "Stockage", ...unknown }];
}
