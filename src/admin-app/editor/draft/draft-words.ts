import { BRAND } from "#contracts/shared/brand.ts";
import type { Copy } from "./server-copy.ts";

/** An hour of the day, as a person reads it: « 14:02 ». */
export const TIME = new Intl.DateTimeFormat("fr", { hour: "2-digit", minute: "2-digit", timeZone: BRAND.timeZone });

/** Where what is typed is stored; nothing while nothing is. `isKept` says whether this browser has stored it. */
export function draftWords(isKept: boolean | undefined, copy: Copy | undefined): string | undefined {
  if (isKept === undefined) return undefined;
  if (copy?.keptAt !== undefined && !copy.isBehind) return `Brouillon gardé à ${TIME.format(new Date(copy.keptAt))}`;
  return isKept ? "Brouillon gardé sur cet appareil" : "Brouillon non gardé\u202f: enregistrez sans attendre";
}
