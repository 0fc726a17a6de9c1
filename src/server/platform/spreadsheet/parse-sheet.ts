import { HEADER_LINES_SHOWN, SHEET_MAX_COLUMNS, SHEET_MAX_ROWS, type SheetChoice } from "#contracts/spreadsheet/sheet.ts";
import type { ColumnNames } from "#contracts/spreadsheet/sheet-headings.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { decodeText, NO_TABLE } from "./decode-text.ts";
import { parseCsv } from "./parse-csv.ts";
import { findHeader, filledRowsOf, type ReadSheet, type SheetCell, type SheetRow, type SheetSearch, textOf } from "./sheet-cells.ts";

/** First bytes of a ZIP archive, which an XLSX workbook is, and of the older binary formats. */
const ZIP = "504b0304";
const OLD_WORKBOOK = "d0cf11e0";

/** Most text that a table may hold, in characters: 3,000 for each of ten thousand products. */
const TEXT_MAX_LENGTH = 32 * 1024 * 1024;

function isEmpty(cell: SheetCell): boolean {
  return typeof cell === "string" && cell.trim() === "";
}

/** The beginning of a web page, which back offices send under the name of a workbook, and of an XML document. */
const WEB_PAGE =
  /^\s*(?:<\?xml[^<>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*(?:<(?:!doctype\s+html|html|head|meta|body|style|table|div)\b|MIME-Version:)/is;
const XML = /^\s*<\?(?:xml|mso-application)\b/i;

/** Characters at the start of a file that show its kind. */
const START_LENGTH = 4096;

/** Refuses a text that is no table, whatever the file is called: a spreadsheet can open it and save a table. */
function refuseMarkup(text: string): void {
  const start = text.slice(0, START_LENGTH);
  const kind = WEB_PAGE.test(start) ? "une page web (HTML)" : XML.test(start) ? "un document XML" : undefined;
  if (!kind) return;
  throw new AppError(
    "invalid",
    `Ce fichier est ${kind}, pas un tableau. Ouvrez-le dans un tableur et enregistrez-le au format .xlsx ou CSV.`,
  );
}

function parseText(bytes: Buffer): SheetCell[][] {
  const text = decodeText(bytes);
  refuseMarkup(text);
  if (text.includes("\0")) throw new AppError("invalid", NO_TABLE);
  return parseCsv(text);
}

/** All rows of a file, empty ones included, and the sheets of a workbook. */
async function readRows(bytes: Buffer, search: SheetSearch): Promise<{ rows: SheetCell[][]; sheet: string; sheets: string[] }> {
  switch (bytes.toString("hex", 0, 4)) {
    case ZIP: {
      // A third of what this thread loads, which a CSV does not need.
      const { parseWorkbook } = await import("./parse-workbook.ts");
      return parseWorkbook(bytes, search);
    }
    case OLD_WORKBOOK:
      throw new AppError(
        "invalid",
        "Ce classeur est protégé par un mot de passe ou d’un ancien format (.xls). Enregistrez-le au format .xlsx.",
      );
    default:
      return { rows: parseText(bytes), sheet: "", sheets: [] };
  }
}

/** Text as it is compared and stored: plain newlines, no half characters. */
function tidy(cell: SheetCell): SheetCell {
  return typeof cell === "string" ? cell.replace(/\r\n?/g, "\n").toWellFormed() : cell;
}

/** Fits a row to the number of headings. A longer row was split at a wrong delimiter: none of its cells can be
 *  trusted. */
function fitCells(cells: SheetCell[], width: number): SheetCell[] {
  const fitting = Array.from({ length: width }, (_, column) => tidy(cells[column] ?? ""));
  if (cells.slice(width).every(isEmpty)) return fitting;
  const fault = `Cette ligne a plus de cellules que le tableau n’a de titres (${width})\u202f: un séparateur ou un guillemet est de trop.`;
  return fitting.map(() => ({ fault }));
}

/** Refuses more text than a table may hold: in a workbook, one long text can stand in a million cells. */
function refuseLongTexts(rows: SheetRow[]): void {
  let length = 0;
  for (const { cells } of rows) for (const cell of cells) length += textOf(cell).length;
  if (length > TEXT_MAX_LENGTH) throw new AppError("too_large", "Ce tableau contient trop de texte. Partagez-le en plusieurs fichiers.");
}

function headerOf(rows: SheetRow[], line: number | undefined, known: ColumnNames[]): SheetRow {
  if (rows.length === 0) throw new AppError("invalid", "Ce fichier est vide.");
  const header = line === undefined ? findHeader(rows, known) : rows.find((row) => row.line === line);
  if (!header) throw new AppError("invalid", "La ligne choisie pour les titres est vide.");
  return header;
}

/** Reads a CSV file or an XLSX workbook. Finds the headings among the first lines by those of the `known` tables,
 *  unless `choice` names their line, and leaves out empty rows. Fails with `invalid` or `too_large`, in French. */
export async function parseSheet(bytes: Buffer, choice: SheetChoice, known: ColumnNames[]): Promise<ReadSheet> {
  const { rows: all, sheet, sheets } = await readRows(bytes, { worksheet: choice.worksheet, known });
  const filled = filledRowsOf(all);
  refuseLongTexts(filled);
  const header = headerOf(filled, choice.header_line, known);
  const rows = filled.filter(({ line }) => line > header.line);
  const width = header.cells.findLastIndex((cell) => !isEmpty(cell)) + 1;
  if (width > SHEET_MAX_COLUMNS) throw new AppError("too_large", `Un tableau a au plus ${SHEET_MAX_COLUMNS} colonnes.`);
  if (rows.length > SHEET_MAX_ROWS) throw new AppError("too_large", `Un tableau a au plus ${SHEET_MAX_ROWS.toLocaleString("fr")} lignes.`);
  return {
    columns: header.cells.slice(0, width).map((cell) => textOf(tidy(cell)).trim()),
    rows: rows.map(({ line, cells }) => ({ line, cells: fitCells(cells, width) })),
    header_line: header.line,
    sheet,
    sheets,
    first_lines: filled.slice(0, HEADER_LINES_SHOWN),
  };
}
