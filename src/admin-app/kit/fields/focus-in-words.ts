import type { Focus } from "#contracts/shared/picture.ts";

/** What a picture is cut around, as a person reads it. */
export function focusInWords(focus: Focus | null): string {
  return focus ? `${focus.x}\u202f% de la largeur, ${focus.y}\u202f% de la hauteur` : "Centre";
}
