import type { SheetRow } from "#server/platform/spreadsheet/sheet-cells.ts";
import { splitList } from "./shop-texts.ts";
import type { ShopProduct } from "./join-rows.ts";
import type { ShopReader } from "./shop-reader.ts";
import type { ShopTable } from "./shop-table.ts";

/** Splits a list of URLs, in which a comma may stand too. */
function splitUrls(written: string): string[] {
  return written
    .split(/\s*,\s*(?=https?:\/\/)/i)
    .map((url) => url.trim())
    .filter(Boolean);
}

/** Lists the pictures of a product as entries of our cell, each URL once, by their position where the shop has one. The
 *  first is the main one. */
export function listPictures({ row, variants, more }: ShopProduct, table: ShopTable, reader: ShopReader): string[][] {
  const found = [row, ...more, ...variants]
    .toSorted((one, other) => one.line - other.line)
    .flatMap((each) => {
      const urls = splitUrls(reader.text(each, table.images));
      const texts = urls.length > 1 ? splitList(reader.text(each, table.altTexts)) : [reader.text(each, table.altTexts)];
      const position = Number(reader.text(each, table.imagePosition) || Number.POSITIVE_INFINITY);
      return urls.map((url, index) => ({ url, text: texts[index] ?? "", position }));
    });
  const ordered = [...new Map(found.toReversed().map((picture) => [picture.url, picture])).values()].toReversed();
  return ordered
    .toSorted((one, other) => (one.position === other.position ? 0 : one.position - other.position))
    .map(({ url, text }, index) => [url, text, index === 0 ? "principale" : ""]);
}

const NOT_A_PDF = "Seuls les documents PDF sont repris. Laissés de côté\u202f:";

/** Lists the PDF documents of a product as entries of our cell. */
export function listDocuments(
  row: SheetRow,
  { documents }: ShopTable,
  { reader, remark }: { reader: ShopReader; remark: (message: string) => void },
): string[][] {
  const found = reader.numbered(row, [documents.url, documents.name]).filter(([url]) => url !== "");
  const others = found.filter(([url = ""]) => !/\.pdf(?:$|[?#])/i.test(url));
  if (others.length > 0) remark(`${NOT_A_PDF} ${others.map(([url = ""]) => url).join(", ")}.`);
  return found.filter((entry) => !others.includes(entry)).map(([url = "", name = ""]) => (name === "" ? [url] : [url, name]));
}
