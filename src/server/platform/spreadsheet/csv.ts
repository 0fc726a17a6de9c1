import { BRAND } from "#contracts/shared/brand.ts";
import { companyDay } from "#server/platform/database/company-day.ts";

/** The beginning of a cell that a spreadsheet would run as a formula, including East Asian full-width characters.
 *  Phone numbers begin like this too, and stay legible behind the apostrophe. A text that begins with apostrophes
 *  already gets one more, so that reading the file gives it back. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A cell without the apostrophe that `csvFile` put before it. */
export function withoutGuard(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value;
}

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// The Swedish locale gives a format that every spreadsheet reads: 2026-11-20 10:00.
const MOMENT = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone: BRAND.timeZone });

/** A date and time in the company's time zone, in a format that spreadsheets read; "" for none. */
export function csvMoment(moment: Date | string | null | undefined): string {
  return moment ? MOMENT.format(new Date(moment)) : "";
}

/** One record of such a file, with its end. */
export function csvRecord(row: string[]): string {
  return `${row.map(cell).join(";")}\r\n`;
}

/** The byte order mark with which such a file begins: spreadsheets then read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** The name of such a file with its day where the company is; `name` has no extension. */
export function datedFilename(name: string, day: Date, extension: string): string {
  return `${name}-${companyDay(day)}.${extension}`;
}

/** A CSV file for a French spreadsheet: semicolons, CRLF, a byte order mark. An apostrophe before formulas stops a
 *  visitor's text from running. `name` has no extension; the day is appended. */
export function csvFile(name: string, day: Date, rows: string[][]): { filename: string; content: string } {
  return { filename: datedFilename(name, day, "csv"), content: BYTE_ORDER_MARK + rows.map(csvRecord).join("") };
}
