import { type Cell, type CellValue, type MergeRange, readXlsx, type Sheet } from "hucre/xlsx";
import { SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from "#contracts/spreadsheet/sheet.ts";
import type { SheetCell } from "./sheet-cells.ts";
import { refuseLargeZip, unreadableWorkbook } from "./zip-size.ts";

/** Digits that a spreadsheet keeps of a number: it has rounded a longer one. */
const DIGITS = 15;

const FAULTS = {
  date: "Le tableur a fait une date de cette cellule. Mettez la colonne au format Texte et saisissez à nouveau la valeur.",
  number: "Le tableur a arrondi ce nombre de plus de 15 chiffres. Mettez la colonne au format Texte et saisissez-le à nouveau.",
  error: (value: string) => `Cette cellule contient une erreur du tableur (${value}).`,
  formula: "Cette formule n’a pas de résultat enregistré. Remplacez-la par sa valeur.",
  merged: "Cette cellule est fusionnée avec une autre. Séparez les cellules fusionnées et remplissez chacune.",
};

function numberAsText(value: number): SheetCell {
  return Math.abs(value) < 10 ** DIGITS ? String(Number(value.toPrecision(DIGITS))) : { fault: FAULTS.number };
}

function cellOf(value: CellValue | undefined, cell: Cell | undefined): SheetCell {
  if (cell?.type === "error") return { fault: FAULTS.error(String(value)) };
  if (cell?.type === "formula" && (value === null || value === undefined)) return { fault: FAULTS.formula };
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return { fault: FAULTS.date };
  switch (typeof value) {
    case "number":
      return numberAsText(value);
    case "boolean":
      return value ? "vrai" : "faux";
    case "string":
      return cell?.type === "formula" && /^#[A-Z/0!?]+$/.test(value) ? { fault: FAULTS.error(value) } : value;
    default:
      return value satisfies never;
  }
}

/** Marks the cells that a merged range covers: all of them say only what the first one does. */
function markMerged(rows: SheetCell[][], { startRow, startCol, endRow, endCol }: MergeRange): void {
  for (const [offset, cells] of rows.slice(startRow, endRow + 1).entries()) {
    for (let column = startCol; column <= Math.min(endCol, cells.length - 1); column += 1) {
      if (offset > 0 || column > startCol) cells[column] = { fault: FAULTS.merged };
    }
  }
}

function cellsOf({ rows, cells, merges = [] }: Sheet): SheetCell[][] {
  const width = Math.min(SHEET_MAX_COLUMNS + 1, Math.max(0, ...rows.map((row) => row.length)));
  const read = rows.map((row, line) => Array.from({ length: width }, (_, column) => cellOf(row[column], cells?.get(`${line},${column}`))));
  for (const range of merges) markMerged(read, range);
  return read;
}

/** The rows of a workbook's first visible sheet. What a spreadsheet has made of a text (a date, a rounded number) is a fault of its cell. */
export async function parseWorkbook(bytes: Buffer): Promise<SheetCell[][]> {
  refuseLargeZip(bytes);
  let isFirst = true;
  const isRead = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) => {
    const isChosen = isFirst && !hidden && !veryHidden;
    if (isChosen) isFirst = false;
    return isChosen;
  };
  try {
    const { sheets } = await readXlsx(bytes, { sheets: isRead, maxRows: SHEET_MAX_ROWS + 2 });
    return sheets[0] ? cellsOf(sheets[0]) : [];
  } catch {
    throw unreadableWorkbook(); // whatever the reader stumbled over, the sender can only save the workbook again
  }
}
