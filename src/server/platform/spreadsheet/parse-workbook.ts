import { type Cell, type CellValue, type MergeRange, readXlsx, type Sheet } from "hucre/xlsx";
import { SHEET_MAX_COLUMNS } from "#contracts/spreadsheet/sheet.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { headerScore, filledRowsOf, MERGED, type SheetCell, type SheetSearch } from "./sheet-cells.ts";
import { extentOf, findWorksheet, LAST_LINE, refuseLargeZip, unreadableWorkbook } from "./find-worksheet.ts";

/** Digits that a spreadsheet keeps of a number: it has rounded a longer one. */
const DIGITS = 15;

const FAULTS = {
  date: "Le tableur a fait une date de cette cellule. Mettez la colonne au format Texte et saisissez à nouveau la valeur.",
  number: "Le tableur a arrondi ce nombre de plus de 15 chiffres. Mettez la colonne au format Texte et saisissez-le à nouveau.",
  error: (value: string) => `Cette cellule contient une erreur du tableur (${value}).`,
  formula: "Cette formule n’a pas de résultat enregistré. Remplacez-la par sa valeur.",
};

/** The number that a spreadsheet shows: « 0.3 », where the file says 0.30000000000000004. */
function shownNumber(value: number): SheetCell {
  return Math.abs(value) < 10 ** DIGITS ? Number(value.toPrecision(DIGITS)) : { fault: FAULTS.number };
}

function cellOf(value: CellValue | undefined, cell: Cell | undefined): SheetCell {
  if (cell?.type === "error") return { fault: FAULTS.error(String(value)) };
  if (cell?.type === "formula" && (value === null || value === undefined)) return { fault: FAULTS.formula };
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return { fault: FAULTS.date };
  switch (typeof value) {
    case "number":
      return shownNumber(value);
    case "boolean":
      return value ? "vrai" : "faux";
    case "string":
      return cell?.type === "formula" && /^#[A-Z/0!?]+$/.test(value) ? { fault: FAULTS.error(value) } : value;
    default:
      return value satisfies never;
  }
}

/** Marks the cells that a merged range covers: only the first one has its own text. */
function markMerged(rows: SheetCell[][], { startRow, startCol, endRow, endCol }: MergeRange): void {
  for (const [offset, cells] of rows.slice(startRow, endRow + 1).entries()) {
    for (let column = startCol; column <= Math.min(endCol, cells.length - 1); column += 1) {
      if (offset > 0 || column > startCol) cells[column] = { fault: MERGED };
    }
  }
}

function cellsOf({ rows, cells, merges = [] }: Sheet): SheetCell[][] {
  const width = Math.min(SHEET_MAX_COLUMNS + 1, Math.max(0, ...rows.map((row) => row.length)));
  const read = rows.map((row, line) => Array.from({ length: width }, (_, column) => cellOf(row[column], cells?.get(`${line},${column}`))));
  for (const range of merges) markMerged(read, range);
  return read;
}

/** « CW » for 101, as spreadsheets name columns. */
function columnName(column: number): string {
  const letter = (code: number) => String.fromCharCode(65 + code);
  return column <= 26 ? letter(column - 1) : columnName(Math.floor((column - 1) / 26)) + letter((column - 1) % 26);
}

type WorkbookRows = { rows: SheetCell[][]; sheet: string; sheets: string[] };

/** Reads the wanted sheet, or the first visible one, in one pass. Gives undefined if that is not enough: it is a
 *  chart, has a cell far below, or does not look like the table. */
async function readAtOnce(bytes: Buffer, { worksheet: wanted, known }: SheetSearch): Promise<WorkbookRows | undefined> {
  const sheets: string[] = [];
  const isRead = ({ name, hidden, veryHidden }: { name: string; hidden?: boolean; veryHidden?: boolean }) => {
    if (hidden || veryHidden) return false;
    sheets.push(name);
    return wanted === undefined ? sheets.length === 1 : name === wanted;
  };
  const read = await readXlsx(bytes, { sheets: isRead }).catch(() => undefined); // the other way tells what is wrong
  const [sheet] = read?.sheets ?? [];
  if (!sheet || sheet.rows.length > LAST_LINE) return undefined;
  const rows = cellsOf(sheet);
  const isSure = wanted !== undefined || sheets.length === 1 || headerScore(filledRowsOf(rows), known) > 0;
  return isSure ? { rows, sheet: sheet.name, sheets } : undefined;
}

/** Reads the sheet that looks most like the table, up to its last filled cell. The reader builds a rectangle of all
 *  that it reads, of a million rows if a cell far below is formatted but empty. */
async function readFound(bytes: Buffer, search: SheetSearch): Promise<WorkbookRows> {
  const { sheet, sheets } = await findWorksheet(bytes, search);
  const extent = await extentOf(bytes, sheet);
  if (extent.rows === 0) return { rows: [], sheet: sheet.name, sheets };
  const range = `A1:${columnName(Math.min(extent.columns, SHEET_MAX_COLUMNS + 1))}${extent.rows}`;
  const read = await readXlsx(bytes, { sheets: [sheet.index], range });
  return { rows: read.sheets[0] ? cellsOf(read.sheets[0]) : [], sheet: sheet.name, sheets };
}

/** Reads the rows of a workbook's sheet that holds a table, or of the wanted one. A text that the spreadsheet has
 *  converted (a date, a rounded number) is a fault of its cell. */
export async function parseWorkbook(bytes: Buffer, search: SheetSearch): Promise<WorkbookRows> {
  refuseLargeZip(bytes);
  try {
    return (await readAtOnce(bytes, search)) ?? (await readFound(bytes, search));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadableWorkbook(); // whatever the reader stumbled over, the sender can only save the workbook again
  }
}
