import { BRAND } from "#contracts/shared/brand.ts";

/** What a spreadsheet would run as a formula, the full-width signs of East Asian keyboards included; French phone numbers begin so too, and
 *  survive the apostrophe. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// Swedish writes a date and a time as every spreadsheet understands them: 2026-11-20 10:00.
const MOMENT = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone: BRAND.timeZone });

/** A moment by the company's clocks, as a spreadsheet sorts and reckons with it; "" for none. */
export function csvMoment(moment: Date | string | null | undefined): string {
  return moment ? MOMENT.format(new Date(moment)) : "";
}

/** Rows as a file that a French spreadsheet opens as it is: semicolons, CRLF, a byte order mark. What a visitor typed never becomes a
 *  formula (an apostrophe stands before it). `name` without extension; the day is added. */
export function csvFile(name: string, day: Date, rows: string[][]): { filename: string; content: string } {
  const lines = rows.map((row) => row.map(cell).join(";"));
  return { filename: `${name}-${day.toISOString().slice(0, 10)}.csv`, content: `\uFEFF${lines.join("\r\n")}\r\n` };
}
