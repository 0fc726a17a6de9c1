import { guessColumns } from "#contracts/product/product-transfer.ts";
import { HEADER_LINES_SHOWN } from "#contracts/spreadsheet/sheet.ts";
import { TRANSFER_COLUMNS } from "#contracts/translation/translation-transfer.ts";
import { type SheetRow, textOf } from "./sheet-cells.ts";

/** Headings that must be known for a line to be taken for the one that holds them. */
const LEAST_KNOWN = 2;

const textsOf = ({ cells }: SheetRow) => cells.map(textOf).filter((text) => text.trim() !== "");

/** Counts the cells of a line that are headings of a table that can be imported. */
function countKnown(row: SheetRow): number {
  const texts = textsOf(row);
  const products = guessColumns(texts).filter((column) => column !== null).length;
  return Math.max(products, TRANSFER_COLUMNS.filter((name) => texts.includes(name)).length);
}

/** Scores how well some lines look like the beginning of a table: the most known headings in one of them, 0 for too few. */
export function headerScore(rows: SheetRow[]): number {
  const most = Math.max(0, ...rows.slice(0, HEADER_LINES_SHOWN).map(countKnown));
  return most < LEAST_KNOWN ? 0 : most;
}

/** The row of the headings among the rows that are not empty: the one with the most known headings, else the first that is about as wide as the
 *  table, so that a title above it is none. */
export function findHeader(rows: SheetRow[]): SheetRow | undefined {
  const candidates = rows.slice(0, HEADER_LINES_SHOWN);
  const score = headerScore(candidates);
  if (score > 0) return candidates.find((row) => countKnown(row) === score);
  const widest = Math.max(0, ...candidates.map((row) => textsOf(row).length));
  return candidates.find((row) => textsOf(row).length * 2 > widest);
}
