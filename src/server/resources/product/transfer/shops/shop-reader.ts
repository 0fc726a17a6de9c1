import { toShopHeading } from "#contracts/product/known-shops.ts";
import type { ParsedSheet, SheetCell, SheetRow } from "#server/platform/spreadsheet/sheet-cells.ts";
import { textOf } from "#server/platform/spreadsheet/sheet-cells.ts";
import { UnreadableCell } from "../cells/cell-format.ts";

/** A column that has one of the wanted headings, with the unit that its heading names. */
type FoundColumn = { index: number; unit: string };

/** Most numbered columns of one kind. */
const NUMBERED_MAX = 50;

function toPattern(heading: string): RegExp {
  return new RegExp(`^${RegExp.escape(heading).replace("\\*", "(.+)")}$`);
}

/** Creates the function that finds the columns with these headings, in their order. `used` gives those found so far. */
function createColumnFinder(headings: string[]) {
  const known = new Map<string, FoundColumn[]>();
  const matchName = (name: string) => {
    const pattern = toPattern(name);
    return headings.flatMap((heading, index) => {
      const match = pattern.exec(heading);
      return match ? [{ index, unit: match[1] ?? "" }] : [];
    });
  };
  return {
    find: (names: string[]): FoundColumn[] => {
      const key = names.join("\n");
      const found = known.get(key) ?? names.flatMap(matchName);
      known.set(key, found);
      return found;
    },
    used: () => new Set([...known.values()].flatMap((found) => found.map(({ index }) => index))),
  };
}

const isFilled = (cell: SheetCell | undefined) => typeof cell === "object" || textOf(cell).trim() !== "";

/** Creates the reader of an export by its headings. It remembers which columns were asked for. */
export function createShopReader({ columns, rows }: ParsedSheet) {
  const { find: findColumns, used } = createColumnFinder(columns.map(toShopHeading));

  /** Reads the first of these columns that is filled. Fails with `UnreadableCell` for a faulty cell. */
  function read({ cells }: SheetRow, names: string[]): { text: string; unit: string } {
    const found = findColumns(names).find(({ index }) => isFilled(cells[index]));
    const cell = found && cells[found.index];
    if (typeof cell === "object") throw new UnreadableCell(cell.fault);
    // Shopify guards what looks like a number by an apostrophe.
    return {
      text: textOf(cell)
        .trim()
        .replace(/^'(?=\d)/, ""),
      unit: found?.unit ?? "",
    };
  }

  return {
    read,
    /** The text of the first of these columns that is filled. */
    text: (row: SheetRow, names: string[]) => read(row, names).text,
    /** The texts of all these columns that are filled. */
    texts: (row: SheetRow, names: string[]) => names.map((name) => read(row, [name]).text).filter(Boolean),
    /** The same text for comparing rows; empty for a faulty cell. */
    key: ({ cells }: SheetRow, names: string[]) =>
      findColumns(names)
        .map(({ index }) => textOf(cells[index]).trim())
        .find(Boolean) ?? "",
    /** The numbered columns « # » of a row, number by number, up to the last that the table has. */
    numbered: (row: SheetRow, lists: string[][]): string[][] => {
      const found: string[][] = [];
      for (let number = 1; number <= NUMBERED_MAX; number += 1) {
        const names = lists.map((list) => list.map((name) => name.replace("#", String(number))));
        if (names.every((list) => findColumns(list).length === 0)) break;
        found.push(names.map((list) => read(row, list).text));
      }
      return found;
    },
    /** The heading of the first of these columns that the table has. */
    heading: (names: string[]): string | undefined => {
      const [first] = findColumns(names);
      return first && columns[first.index];
    },
    /** The headings of the columns that hold something and were never asked for. */
    listUnused: (): string[] => {
      const taken = used();
      return columns.filter((heading, index) => heading !== "" && !taken.has(index) && rows.some(({ cells }) => isFilled(cells[index])));
    },
  };
}

export type ShopReader = ReturnType<typeof createShopReader>;
