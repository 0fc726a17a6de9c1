const AGAIN = "Enregistrez le fichier au format «\u202fCSV UTF-8\u202f», ou en classeur .xlsx.";

/** Errors that spreadsheets show in a cell, in French and English. */
const ERROR = /^#(?:N\/[AD]|[A-Z]+(?:\/0)?\s?[!?]|GETTING_DATA|#{2,})$|^Err\s?:\s?5\d\d$/i;

/** A long number as a narrow column shows it. */
const SHORTENED_NUMBER = /^[+-]?\d+(?:[.,]\d+)?E\+\d{2,}$/i;

/** The wrapper by which some programs keep leading zeros, and formulas without a result. */
const FORMULA_TEXT = /^="[^"]*"$/;
const FORMULA = /^=[A-Z.]+\(.*\)$/i;

/** Explains in French what a spreadsheet has done to a cell's value; undefined if the cell may be the value. */
export function findLoss(cell: string): string | undefined {
  const text = cell.trim();
  if (ERROR.test(text)) return `Cette cellule contient une erreur du tableur (${text}).`;
  if (SHORTENED_NUMBER.test(text)) {
    return `Le tableur a abrégé ce nombre (${text}). Mettez la colonne au format Texte et saisissez-le à nouveau.`;
  }
  if (FORMULA_TEXT.test(text)) return `Cette cellule contient une formule. Écrivez seulement ${text.slice(2, -1)}.`;
  if (FORMULA.test(text)) return "Cette cellule contient une formule. Remplacez-la par sa valeur.";
  if (text.includes("\uFFFD")) return `Des caractères de cette cellule ont été perdus («\u202f\uFFFD\u202f»). ${AGAIN}`;
  return undefined;
}

/** UTF-8 that was read as Windows-1252: « Ã© », « â€™ ». */
const DOUBLY_ENCODED = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]|â€[™œ\u009d“”¦¯]|â‚¬|Â[«»°\u00a0]/;

const WEB_ADDRESS = /\S*(?:\/\/|www\.|\.(?:html?|php|aspx?)\?)\S*/g;

/** « ? » where a letter or a narrow space was: « d?té », « 2?000 ». */
const QUESTION_MARK = /\p{L}\?\p{Ll}|\d\?\d/u;

/** Explains what a text may have lost, as a French sentence; undefined if nothing looks like it. */
export function suspectLoss(cell: string): string | undefined {
  if (DOUBLY_ENCODED.test(cell))
    return `Des lettres accentuées semblent mal lues («\u202f${DOUBLY_ENCODED.exec(cell)?.[0]}\u202f»). ${AGAIN}`;
  if (QUESTION_MARK.test(cell.replace(WEB_ADDRESS, ""))) return `Des caractères semblent perdus («\u202f?\u202f» dans un mot). ${AGAIN}`;
  return undefined;
}

const MONTHS = "janv|févr|fevr|mars|avr|mai|juin|juil|août|aout|sept|oct|nov|déc|dec|jan|feb|mar|apr|may|jun|jul|aug|sep";
const DATE = new RegExp(
  `^(?:\\d{1,2}[-/ .](?:${MONTHS})[a-zé]*\\.?(?:[-/ .]\\d{2,4})?|(?:${MONTHS})[a-zé]*\\.?[-/ ]\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}-\\d{1,2}-\\d{4}|\\d{4}-\\d\\d-\\d\\d(?: 00:00:00)?)$`,
  "i",
);

/** Whether a spreadsheet may have made a date of a reference: « 1-mars » of « 1-3 ». */
export function isDateLike(cell: string): boolean {
  return DATE.test(cell.trim());
}

/** Whether `cell` is `stored` with « ? » for the characters beyond ASCII, as a file in a smaller encoding has it. */
export function isStoredWithLosses(cell: string, stored: string): boolean {
  let at = 0;
  for (const sign of stored) {
    if (cell.startsWith(sign, at)) at += sign.length;
    else if (sign <= "\u007f" || cell[at] !== "?") return false;
    else at += sign.length === 2 && cell[at + 1] === "?" ? 2 : 1;
  }
  return at === cell.length;
}

/** Characters on either side that identify a position in a text. */
const CONTEXT = 3;

/** Whether a changed text also has « ? » where the stored one has another character. */
export function hasNewLosses(cell: string, stored: string): boolean {
  for (const { index } of cell.matchAll(/\?/g)) {
    const [before, after] = [cell.slice(Math.max(0, index - CONTEXT), index), cell.slice(index + 1, index + 1 + CONTEXT)];
    if (before.includes("?") || after.includes("?") || (before + after).length < CONTEXT) continue;
    for (let found = stored.indexOf(before); found >= 0; found = stored.indexOf(before, found + 1)) {
      const [sign = ""] = stored.slice(found + before.length);
      if (sign > "\u007f" && stored.startsWith(after, found + before.length + sign.length)) return true;
    }
  }
  return false;
}

/** Message for a cell that differs from the stored text by lost characters only: the stored text stays. */
export const LOSSES_IGNORED = `Des caractères ont été perdus («\u202f?\u202f»)\u202f: le texte enregistré est gardé. ${AGAIN}`;

/** Message for a cell that was changed, and lost characters too. */
export const LOSSES_REFUSED = `Des caractères de ce texte ont été perdus («\u202f?\u202f»). ${AGAIN}`;
