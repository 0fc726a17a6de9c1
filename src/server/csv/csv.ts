import { BRAND } from "#contracts/shared/brand.ts";

/** The beginning of a cell that a spreadsheet would run as a formula, with the full-width characters of East Asian keyboards. Phone numbers begin
 *  like this too, and stay legible behind the apostrophe. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// The Swedish locale gives a format that every spreadsheet reads: 2026-11-20 10:00.
const MOMENT = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone: BRAND.timeZone });

/** A date and time in the company's time zone, in a format that spreadsheets read; "" for none. */
export function csvMoment(moment: Date | string | null | undefined): string {
  return moment ? MOMENT.format(new Date(moment)) : "";
}

/** A CSV file for a French spreadsheet: semicolons, CRLF, a byte order mark. An apostrophe before formulas stops a visitor's text from running.
 *  `name` has no extension; the day is appended. */
export function csvFile(name: string, day: Date, rows: string[][]): { filename: string; content: string } {
  const lines = rows.map((row) => row.map(cell).join(";"));
  return { filename: `${name}-${day.toISOString().slice(0, 10)}.csv`, content: `\uFEFF${lines.join("\r\n")}\r\n` };
}
