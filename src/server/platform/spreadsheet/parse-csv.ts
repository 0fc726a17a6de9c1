import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "#server/platform/errors/app-error.ts";
import { withoutGuard } from "./csv.ts";

const DELIMITERS = [";", ",", "\t", "|"] as const;

/** Records that are sampled to find the delimiter. */
const SAMPLED = 20;

/** Longest record, in characters: a product with the longest texts takes a fifth of it. */
const RECORD_MAX_LENGTH = 1_000_000;

const TOO_LONG =
  "Une ligne de ce fichier est trop volumineuse pour un tableau\u202f: un guillemet y reste peut-être ouvert, ou ce n’est pas un tableau CSV.";

/** Parses records (RFC 4180), empty lines included; blanks around quotation marks are left out. */
function recordsOf(text: string, delimiter: string, most?: number): string[][] {
  return parse(text, {
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: RECORD_MAX_LENGTH,
    trim: true,
    ...(most !== undefined && { to: most }),
  });
}

/** Parses like `recordsOf`. Fails with `invalid` where a quotation mark is out of place or never closed, with
 *  `too_large` for a record without an end. */
function readRecords(text: string, delimiter: string): string[][] {
  try {
    return recordsOf(text, delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === "CSV_MAX_RECORD_SIZE") throw new AppError("too_large", TOO_LONG);
    const line = Number(error["records"]) + 1;
    if (error.code === "CSV_QUOTE_NOT_CLOSED") throw new AppError("invalid", `Un guillemet ouvert à la ligne ${line} n’est jamais fermé.`);
    throw new AppError("invalid", `Un guillemet est mal placé à la ligne ${line}\u202f: du texte le suit dans la même cellule.`);
  }
}

/** Scores a delimiter by the share of the first records that it splits alike, and by the number of their cells. */
function fitOf(text: string, delimiter: string): { share: number; cells: number } {
  try {
    const widths = recordsOf(text, delimiter, SAMPLED)
      .filter((record) => record.some((cell) => cell !== ""))
      .map(({ length }) => length);
    const cut = widths.filter((width) => width > 1);
    const alike = cut.map((width) => cut.filter((other) => other === width).length);
    return { share: Math.max(0, ...alike) / Math.max(1, widths.length), cells: cut.reduce((sum, width) => sum + width, 0) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { share: 0, cells: 0 };
  }
}

/** Guesses the delimiter: the one that splits most of the first records alike; a semicolon if none splits any. */
function delimiterOf(text: string): string {
  const [best] = DELIMITERS.map((delimiter) => Object.assign(fitOf(text, delimiter), { delimiter })).toSorted(
    (one, other) => other.share - one.share || other.cells - one.cells,
  );
  return best?.delimiter ?? ";";
}

/** Refuses a line that no table has, before it is split into millions of cells. */
function refuseEndlessLine(text: string): void {
  if (/[;,\t|"]{100000}/.test(text)) throw new AppError("too_large", TOO_LONG);
}

/** Parses a CSV text into records, empty lines included, so that they are numbered as in a spreadsheet. The delimiter
 *  is guessed, or named by a first line `sep=;`. Removes the apostrophe by which an export disarms a formula. */
export function parseCsv(content: string): string[][] {
  const [declaration = "", declared] = /^sep=(.)\r?\n/.exec(content) ?? [];
  const text = content.slice(declaration.length);
  refuseEndlessLine(text);
  return readRecords(text, declared ?? delimiterOf(text)).map((record) => record.map(withoutGuard));
}
