import { normalize } from "../shared/normalize.ts";

/** Names by which each column of a table is recognised, in the order of the columns and as `headingOf` spells them. */
export type ColumnNames = string[][];

/** Characters without a meaning in a heading: the dot of an abbreviation, a colon, a star, a currency, brackets. */
const MARKS = /[.…:;,*€()[\]_\s]+/g;

/** Spells a heading as headings are compared. */
export function headingOf(written: string): string {
  return normalize(written).replace(MARKS, " ").trim();
}

/** Finds the column of each heading, by its index. Null where none fits, or one further left has it. */
export function matchHeadings(headings: string[], columns: ColumnNames): (number | null)[] {
  const found = new Set<number>();
  return headings.map((written) => {
    const heading = headingOf(written);
    const column = columns.findIndex((names, index) => !found.has(index) && names.includes(heading));
    if (column === -1) return null;
    found.add(column);
    return column;
  });
}
