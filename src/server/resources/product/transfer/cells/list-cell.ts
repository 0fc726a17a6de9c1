/** Between the parts of an entry; each entry stands on a line of its own. */
const SEPARATOR = " | ";

const ESCAPED: Record<string, string> = { "\\": "\\\\", "|": "\\|", ",": "\\,", ";": "\\;", "\n": "\\n" };
const MEANT: Record<string, string> = { "\\\\": "\\", "\\|": "|", "\\,": ",", "\\;": ";", "\\n": "\n" };

/** A list as one cell: a line for each entry, « part | part ». A backslash stands before a bar or a backslash of the text, `\n` for a newline in
 *  it, so that reading it gives the same parts again. */
export function writeList(entries: string[][]): string {
  return entries.map((parts) => parts.map((part) => part.replace(/[\\|\n]/g, (sign) => ESCAPED[sign] ?? sign)).join(SEPARATOR)).join("\n");
}

/** The parts of a line between such separators, which a backslash makes part of the text. */
function readEntry(line: string, separators: string): string[] {
  const parts = [""];
  for (const piece of line.match(/\\[\\|,;n]|[|,;]|[^\\|,;]+|\\/g) ?? []) {
    if (separators.includes(piece)) parts.push("");
    else parts.push(parts.pop() + (MEANT[piece] ?? piece));
  }
  return parts.map((part) => part.trim());
}

/** The parts of each entry of such a cell, trimmed, and the number of its line. Blank lines are left out. */
export function readList(cell: string): { line: number; parts: string[] }[] {
  return cell.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : [{ line: index + 1, parts: readEntry(line, "|") }]));
}

/** A list of single values as one cell: a line for each. */
export function writeItems(items: string[]): string {
  return items.map((item) => item.replace(/[\\|,;\n]/g, (sign) => ESCAPED[sign] ?? sign)).join("\n");
}

/** The values of such a cell, trimmed; between two stands a newline or, in tables of other programs, a comma, a semicolon or a bar. */
export function readItems(cell: string): string[] {
  return cell.split("\n").flatMap((line) => readEntry(line, "|,;").filter(Boolean));
}
