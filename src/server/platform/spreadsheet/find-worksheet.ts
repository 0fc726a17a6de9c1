import { readXlsx, streamXlsxRows } from "hucre/xlsx";
import { HEADER_LINES_SHOWN, SHEET_MAX_ROWS } from "#contracts/spreadsheet/sheet.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { headerScore, isEmptyRow, type SheetRow, type SheetSearch } from "./sheet-cells.ts";

/** Most sheets of a workbook that are looked into for a table. */
const SHEETS_SEARCHED = 10;

/** Rows above a table that may hold titles. */
const ROWS_ABOVE = 100;

/** Lowest line that may be filled. */
export const LAST_LINE = 50_000;

/** A visible sheet, by its index in the workbook. */
type Worksheet = { name: string; index: number };

/** Number of rows and columns that hold a worksheet's filled cells. */
type Extent = { rows: number; columns: number };

async function visibleSheets(bytes: Buffer): Promise<Worksheet[]> {
  const sheets: Worksheet[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }, index) => {
      if (!hidden && !veryHidden) sheets.push({ name, index });
      return false;
    },
  });
  return sheets;
}

async function* filledRows(bytes: Buffer, sheet: number): AsyncGenerator<SheetRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const row = { line: index + 1, cells: values.map((value) => (value === null ? "" : String(value))) };
    if (!isEmptyRow(row)) yield row;
  }
}

async function firstRows(bytes: Buffer, sheet: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of filledRows(bytes, sheet)) {
    rows.push(row);
    if (rows.length === HEADER_LINES_SHOWN) break;
  }
  return rows;
}

/** Finds the worksheets of a workbook and the one that holds the table: the first with the most known headings, else
 *  the first that is not empty. Chart sheets and others without cells do not count. */
export async function findWorksheet(
  bytes: Buffer,
  { worksheet: wanted, known }: SheetSearch,
): Promise<{ sheet: Worksheet; sheets: string[] }> {
  const found: (Worksheet & { score: number })[] = [];
  for (const sheet of (await visibleSheets(bytes)).slice(0, SHEETS_SEARCHED)) {
    try {
      const rows = await firstRows(bytes, sheet.index);
      found.push({ ...sheet, score: rows.length === 0 ? -1 : headerScore(rows, known) });
    } catch {
      // It is no worksheet, or broken: the others may be sound.
    }
  }
  const best = Math.max(-1, ...found.map(({ score }) => score));
  const sheet = wanted === undefined ? found.find(({ score }) => score === best) : found.find(({ name }) => name === wanted);
  if (!sheet) throw wanted === undefined ? unreadableWorkbook() : new AppError("invalid", "Cette feuille n’a pas de cellules.");
  return { sheet, sheets: found.map(({ name }) => name) };
}

/** Measures a worksheet by its filled cells: formatted empty ones do not count. Fails with `too_large`. */
export async function extentOf(bytes: Buffer, { index }: Worksheet): Promise<Extent> {
  const extent = { rows: 0, columns: 0 };
  let filled = 0;
  for await (const { line, cells } of filledRows(bytes, index)) {
    filled += 1;
    if (filled > SHEET_MAX_ROWS + ROWS_ABOVE) throw new AppError("too_large", tooManyRows);
    if (line > LAST_LINE)
      throw new AppError("too_large", `Une cellule est remplie à la ligne ${line}\u202f: rapprochez-la du tableau, ou videz-la.`);
    extent.rows = line;
    extent.columns = Math.max(extent.columns, cells.findLastIndex((cell) => cell !== "") + 1);
  }
  return extent;
}

const tooManyRows = `Un tableau a au plus ${SHEET_MAX_ROWS.toLocaleString("fr")} lignes.`;

/** Most bytes that a workbook may take once it is unzipped, all of its parts together (64 MiB). */
const UNZIPPED_MAX_BYTES = 64 * 1024 * 1024;

const PARTS_MAX = 1000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const COMMENT_MAX = 0xffff;

const UNREADABLE_WORKBOOK = "Ce classeur est illisible. Ouvrez-le dans un tableur et enregistrez-le à nouveau au format .xlsx.";

/** Refuses a file that is no workbook that can be read. */
export function unreadableWorkbook(): AppError {
  return new AppError("invalid", UNREADABLE_WORKBOOK);
}

function endOfDirectory(zip: Buffer): number {
  for (let at = zip.length - END_LENGTH; at >= Math.max(0, zip.length - END_LENGTH - COMMENT_MAX); at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw unreadableWorkbook();
}

/** The declared size of an unzipped part. The reader stops a part that exceeds it; it has no useful limit for a part
 *  without one, which no spreadsheet writes. */
function declaredSize(zip: Buffer, entry: number): number {
  const compressed = zip.readUInt32LE(entry + 20);
  const unzipped = zip.readUInt32LE(entry + 24);
  const isDeflated = zip.readUInt16LE(entry + 10) !== 0;
  // two bytes are an empty text
  const saysNothing = isDeflated && (compressed === 0 || (unzipped === 0 && compressed > 2));
  if (saysNothing || unzipped === 0xffffffff) throw unreadableWorkbook();
  return unzipped;
}

/** Refuses a zipped file that would grow too large, before a byte of it is unzipped. Fails with `invalid` or
 *  `too_large`. */
export function refuseLargeZip(zip: Buffer): void {
  const end = endOfDirectory(zip);
  const parts = zip.readUInt16LE(end + 10);
  if (parts > PARTS_MAX) throw new AppError("too_large", "Ce classeur a trop de parties.");
  let total = 0;
  let entry = zip.readUInt32LE(end + 16);
  for (let part = 0; part < parts; part += 1) {
    if (entry + ENTRY_LENGTH > zip.length || zip.readUInt32LE(entry) !== DIRECTORY_ENTRY) throw unreadableWorkbook();
    total += declaredSize(zip, entry);
    if (total > UNZIPPED_MAX_BYTES)
      throw new AppError("too_large", "Ce classeur est trop volumineux une fois décompressé (64 Mo au plus).");
    entry += ENTRY_LENGTH + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
}
