import type { Specification } from "#contracts/product/product-parts.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** A cell as spreadsheets write it, in quotation marks where it holds a separator, and what follows it. */
const CELL = {
  "\t": /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/g,
  ";": /("(?:[^"]|"")*"(?=[;\n]|$)|[^;\n]*)([;\n]|$)/g,
};

type Separator = keyof typeof CELL;

/** Heads of columns, which are no specification. */
const HEADS = new Set(["valeur", "valeurs", "value"]);

/** Finds the separator of the cells; nothing for a text that is no table. One line with a semicolon is a sentence. */
function separatorOf(lines: string[]): Separator | undefined {
  if (lines.some((line) => line.includes("\t"))) return "\t";
  return lines.length > 1 && lines.every((line) => line.includes(";")) ? ";" : undefined;
}

const textOf = (cell: string) =>
  (cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    .replace(/\s+/g, " ")
    .trim();

function tableOf(text: string, separator: Separator): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(CELL[separator])) {
    rows.at(-1)?.push(textOf(cell));
    if (end === "\n") rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ""));
}

/** The rows in a text copied from a spreadsheet: name, value and, where there is a third column, unit. Undefined for a
 *  text that is no table (it is pasted as any other), « too wide » for a table with more columns than that. */
export function pastedSpecifications(pasted: string): Specification[] | "too wide" | undefined {
  const text = pasted.replace(/\r\n?/g, "\n");
  const separator = separatorOf(text.split("\n").filter((line) => line.trim() !== ""));
  if (!separator) return undefined;
  const table = tableOf(text, separator);
  if (table.some((row) => row.slice(3).some((cell) => cell !== ""))) return "too wide";
  const rows = table.map(([name = "", value = "", unit = ""]) => ({ name, value, unit }));
  return HEADS.has(normalize(rows[0]?.value ?? "")) ? rows.slice(1) : rows;
}
