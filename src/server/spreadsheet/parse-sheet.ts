import { SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from "#contracts/spreadsheet/sheet.ts";
import { AppError } from "#server/app-error.ts";
import { decodeText, parseCsv } from "#server/csv/parse-csv.ts";
import { parseWorkbook } from "./parse-workbook.ts";
import { type ParsedSheet, type SheetCell, textOf } from "./sheet-cells.ts";

/** First bytes of a ZIP archive, which an XLSX workbook is, and of the older binary formats. */
const ZIP = "504b0304";
const OLD_WORKBOOK = "d0cf11e0";

function isEmpty(cell: SheetCell): boolean {
  return typeof cell === "string" && cell.trim() === "";
}

function parseText(bytes: Buffer): SheetCell[][] {
  const text = decodeText(bytes);
  if (text.includes("\0")) throw new AppError("invalid", "Ce fichier n’est ni un tableau CSV, ni un classeur .xlsx.");
  return parseCsv(text);
}

async function rowsOf(bytes: Buffer): Promise<SheetCell[][]> {
  switch (bytes.toString("hex", 0, 4)) {
    case ZIP:
      return parseWorkbook(bytes);
    case OLD_WORKBOOK:
      throw new AppError(
        "invalid",
        "Ce classeur est protégé par un mot de passe ou d’un ancien format (.xls). Enregistrez-le au format .xlsx.",
      );
    default:
      return parseText(bytes);
  }
}

/** Text as it is compared and stored: plain newlines, no half characters. */
function tidy(cell: SheetCell): SheetCell {
  return typeof cell === "string" ? cell.replace(/\r\n?/g, "\n").toWellFormed() : cell;
}

/** As many cells as there are headings. A row that has more was cut in the wrong place: none of its cells can be trusted. */
function fitted(cells: SheetCell[], width: number): SheetCell[] {
  const fitting = Array.from({ length: width }, (_, column) => tidy(cells[column] ?? ""));
  if (cells.slice(width).every(isEmpty)) return fitting;
  const fault = `Cette ligne a plus de cellules que le tableau n’a de titres (${width})\u202f: un séparateur ou un guillemet est de trop.`;
  return fitting.map(() => ({ fault }));
}

/** Reads a CSV file or an XLSX workbook: the first row that is not empty holds the headings; empty rows are left out. Fails with `invalid` or
 *  `too_large`, in French. */
export async function parseSheet(bytes: Buffer): Promise<ParsedSheet> {
  const numbered = (await rowsOf(bytes)).map((cells, index) => ({ line: index + 1, cells }));
  const [header, ...rows] = numbered.filter(({ cells }) => !cells.every(isEmpty));
  if (!header) throw new AppError("invalid", "Ce fichier est vide.");
  const width = header.cells.findLastIndex((cell) => !isEmpty(cell)) + 1;
  if (width > SHEET_MAX_COLUMNS) throw new AppError("too_large", `Un tableau a au plus ${SHEET_MAX_COLUMNS} colonnes.`);
  if (rows.length > SHEET_MAX_ROWS) throw new AppError("too_large", `Un tableau a au plus ${SHEET_MAX_ROWS.toLocaleString("fr")} lignes.`);
  return {
    columns: header.cells.slice(0, width).map((cell) => textOf(tidy(cell)).trim()),
    rows: rows.map(({ line, cells }) => ({ line, cells: fitted(cells, width) })),
  };
}
