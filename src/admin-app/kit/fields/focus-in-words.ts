import type { Focus } from "#contracts/shared/picture.ts";

/** Formats the focus of a picture. */
export function focusInWords(focus: Focus | null): string {
  return focus ? `${focus.x}\u202f% de la largeur, ${focus.y}\u202f% de la hauteur` : "Centre";
}
