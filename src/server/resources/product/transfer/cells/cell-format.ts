import { fromLocalInput } from "#contracts/text/local-moment.ts";
import type { Upload } from "#server/platform/media/upload.entity.ts";
import type { StoredProduct } from "#server/resources/product/transfer/stored-products.ts";

/** Error of a cell that cannot be read; its message is French. */
export class UnreadableCell extends Error {}

/** Context of a cell: the stored product, and the uploaded files that the table names, by file name. */
export type CellContext = { stored: StoredProduct | undefined; uploads: Map<string, Upload> };

/** Format of a field as a cell: `write` gives its text, `read` the input that the contract checks. `parts` names those
 *  of a list's entries in French, in their order; `warn` says what `read` made up. */
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
    // one for each of them
    return Object.fromEntries(names.map((name, index) => [name, written[index] ?? ""])) as Record<Part, string>;
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

/** Reads a moment as people write it by the company's clocks: `2026-12-01 09:00`, `01/12/2026 09:00`. */
export function readMoment(cell: string): string {
  const [day = "", time = ""] = cell.trim().split(/[ T]+(?:à )?/);
  if (!/^\d{1,2}:\d{2}$/.test(time)) return cell; // the contract judges it
  return fromLocalInput(`${readDay(day)}T${time.padStart(5, "0")}`) || cell;
}

/** Separator of the parts of an entry; each entry stands on a line of its own. */
const SEPARATOR = " | ";

const ESCAPED: Record<string, string> = { "\\": "\\\\", "|": "\\|", ",": "\\,", ";": "\\;", "\n": "\\n" };
const MEANT: Record<string, string> = { "\\\\": "\\", "\\|": "|", "\\,": ",", "\\;": ";", "\\n": "\n" };

/** Writes a list as one cell: a line for each entry, « part | part ». A backslash escapes a bar or a backslash of the
 *  text, `\n` is a newline in it, so that reading it gives the same parts again. */
export function writeList(entries: string[][]): string {
  return entries.map((parts) => parts.map((part) => part.replace(/[\\|\n]/g, (sign) => ESCAPED[sign] ?? sign)).join(SEPARATOR)).join("\n");
}

/** Splits a line at separators that no backslash escapes. */
function readEntry(line: string, separators: string): string[] {
  const parts = [""];
  for (const piece of line.match(/\\[\\|,;n]|[|,;]|[^\\|,;]+|\\/g) ?? []) {
    if (separators.includes(piece)) parts.push("");
    else parts.push(parts.pop() + (MEANT[piece] ?? piece));
  }
  return parts.map((part) => part.trim());
}

/** Reads the trimmed parts of each entry of such a cell, and the number of its line. Blank lines are left out. */
export function readList(cell: string): { line: number; parts: string[] }[] {
  return cell.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : [{ line: index + 1, parts: readEntry(line, "|") }]));
}

/** Writes a list of single values as one cell: a line for each. */
export function writeItems(items: string[]): string {
  return items.map((item) => item.replace(/[\\|,;\n]/g, (sign) => ESCAPED[sign] ?? sign)).join("\n");
}

/** Reads the trimmed values of such a cell. Their separator is a newline or, in tables of other programs, a comma, a
 *  semicolon or a bar. */
export function readItems(cell: string): string[] {
  return cell.split("\n").flatMap((line) => readEntry(line, "|,;").filter(Boolean));
}
