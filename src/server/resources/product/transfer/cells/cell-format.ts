import type { Upload } from "#server/platform/media/upload.entity.ts";
import type { StoredProduct } from "../stored-products.ts";
import { readList } from "./list-cell.ts";

/** Why a cell cannot be read, in French. */
export class UnreadableCell extends Error {}

/** References of a cell: the product as it is stored, and the uploaded files that the table names, by file name. */
export type CellContext = { stored: StoredProduct | undefined; uploads: Map<string, Upload> };

/** A field as a cell, and what a cell says for the contract to judge. `parts` names those of a list's entries in French, in their order; `warn` says
 *  what `read` made up. */
export type CellFormat = {
  write: (product: StoredProduct) => string;
  read: (cell: string, context: CellContext) => unknown;
  parts?: Record<string, string>;
  warn?: (cell: string, context: CellContext) => string | undefined;
};

/** Words for yes and no in a cell, normalized. */
export const YES = ["oui", "vrai", "true", "yes", "1", "x"];
export const NO = ["non", "faux", "false", "no", "0"];

/** Reads the entries of a list as objects with these parts, in their order; a part that is not there is empty. */
export function readEntries<Part extends string>(cell: string, parts: Record<Part, string>): Record<Part, string>[] {
  const names = Object.keys(parts) as Part[]; // it has no other keys
  return readList(cell).map(({ line, parts: written }) => {
    if (written.length > names.length) {
      throw new UnreadableCell(
        `Ligne ${line} de la cellule\u202f: ${names.length} parties au plus. Écrivez \\| pour une barre qui est du texte.`,
      );
    }
    return Object.fromEntries(names.map((name, index) => [name, written[index] ?? ""])) as Record<Part, string>; // one for each of them
  });
}

/** Reads a day as people write it: `31/12/2031`, `2031-12-31`. */
export function readDay(cell: string): string {
  return cell
    .trim()
    .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    );
}
