import { CsvError, parse } from "csv-parse/sync";
import { AppError } from "#server/app-error.ts";
import { withoutGuard } from "./csv.ts";

const DELIMITERS = [";", ",", "\t"] as const;

/** The text of a CSV file: UTF-8 or UTF-16 by its byte order mark, else UTF-8 where it is that, else Windows-1252, which French spreadsheets
 *  write. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes); // every byte means something there
  }
}

/** The records as the format has them (RFC 4180), empty lines included. Fails with `invalid` where a quotation mark is never closed. */
function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    throw new AppError("invalid", `Un guillemet ouvert à la ligne ${Number(error["records"]) + 1} n’est jamais fermé.`);
  }
}

/** The delimiter that the first record has most of; a semicolon where it has none. */
function delimiterOf(text: string): string {
  const [, first = ""] = /^((?:"[^"]*"|[^"\r\n])*)/.exec(text) ?? [];
  const columns = (delimiter: string) => recordsOf(first, delimiter)[0]?.length ?? 0;
  return DELIMITERS.reduce<string>((best, delimiter) => (columns(delimiter) > columns(best) ? delimiter : best), ";");
}

/** The records of a CSV text, empty lines included, so that they are numbered as a spreadsheet numbers them. The delimiter is found out, or
 *  said by a first line `sep=;`. The apostrophe by which an export disarms a formula is taken away. */
export function parseCsv(content: string): string[][] {
  const [declaration = "", declared] = /^sep=(.)\r?\n/.exec(content) ?? [];
  const text = content.slice(declaration.length);
  return recordsOf(text, declared ?? delimiterOf(text)).map((record) => record.map(withoutGuard));
}
