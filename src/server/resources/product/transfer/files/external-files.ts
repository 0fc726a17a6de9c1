import type { ProductColumn } from "#contracts/product/product-transfer.ts";
import { cleanFileUrl } from "#contracts/shared/image-path.ts";
import { STORED_NAME } from "#server/platform/media/stored-name.ts";
import type { ParsedSheet } from "#server/platform/spreadsheet/sheet-cells.ts";
import { readList, writeList } from "../cells/cell-format.ts";
import { filesOf } from "../cells/file-cells.ts";
import type { PreparedSheet } from "../prepare-sheet.ts";

/** A picture or a document of another site that a table names. */
export type ExternalFile = { kind: "image" | "pdf"; url: string };

/** Position of a file in a table. */
export type FilePosition = { line: number; column: "images" | "downloads"; heading: string };

function kindOf(column: ProductColumn | null): { column: FilePosition["column"]; kind: ExternalFile["kind"] } | undefined {
  if (column === "images") return { column, kind: "image" };
  return column === "downloads" ? { column, kind: "pdf" } : undefined;
}

/** Whether a URL is one of another site, and none of our media library. */
function isExternal(url: string): boolean {
  return /^https?:\/\//i.test(url) && !STORED_NAME.test(cleanFileUrl(url).replace(/^\/uploads\//, ""));
}

/** Replaces the URLs of other sites in the cells of pictures and documents. A file for which there is no other URL is
 *  removed from its cell. */
export function replaceUrls(
  { sheet, columns }: Pick<PreparedSheet, "sheet" | "columns">,
  replace: (file: ExternalFile, position: FilePosition) => string | undefined,
): ParsedSheet {
  const rows = sheet.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => {
      const found = kindOf(columns[index] ?? null);
      if (!found || typeof cell !== "string" || !/https?:\/\//i.test(cell)) return cell;
      const { column, kind } = found;
      const entries = readList(filesOf(cell)).flatMap(({ parts: [url = "", ...parts] }) => {
        if (!isExternal(url)) return [[url, ...parts]];
        const other = replace({ kind, url }, { line, column, heading: sheet.columns[index] ?? "" });
        return other === undefined ? [] : [[other, ...parts]];
      });
      return writeList(entries);
    }),
  }));
  return { columns: sheet.columns, rows };
}

/** Names files for comparison. */
export function toFileKey({ kind, url }: ExternalFile): string {
  return `${kind} ${url}`;
}

/** Lists the files of other sites that these lines of a table name, each once. */
export function listExternalFiles(prepared: Pick<PreparedSheet, "sheet" | "columns">, isWanted = (_line: number) => true): ExternalFile[] {
  const found = new Map<string, ExternalFile>();
  replaceUrls(prepared, (file, { line }) => {
    if (isWanted(line)) found.set(toFileKey(file), file);
    return file.url;
  });
  return [...found.values()];
}

/** Writes the URLs of files that will be copied by https, in which the contract takes them: the copies have others. */
export function withAcceptableUrls(prepared: PreparedSheet): PreparedSheet {
  return { ...prepared, sheet: replaceUrls(prepared, ({ url }) => url.replace(/^http:/i, "https:")) };
}
