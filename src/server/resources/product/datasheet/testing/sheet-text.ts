import { inflateSync } from "node:zlib";

const character = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Meaning of each glyph of a font, in the order of their codes. */
function meaningsOf(cmap: string): string[] {
  return Array.from(cmap.matchAll(/\[([^\]]*)\]/g), ([, range = ""]) => range)
    .flatMap((range) => Array.from(range.matchAll(/<([0-9a-f ]*)>/g), ([, hex = ""]) => hex.replaceAll(" ", "")))
    .map((hex) => (hex === "" ? "" : character(hex)));
}

/** Reads the words of a datasheet in reading order, a line for each marked content; artifacts, as the footer, are left
 *  out. For tests. */
export function sheetText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values())
    for (const [, name = "", number = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = objects.get(findReference(objects.get(number)?.dictionary ?? "", "ToUnicode"));
      if (cmap) fonts.set(name, meaningsOf(cmap.stream));
    }
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  let text = "";
  let meanings: string[] = [];
  let isRead = true;
  for (const { dictionary } of pages) {
    const { stream } = objects.get(findReference(dictionary, "Contents")) ?? { stream: "" };
    for (const [mark, begun, font, drawn = ""] of stream.matchAll(/^\/(\w+) <<[^>]*>> BDC$|^EMC$|^\/(F\d+) [\d.]+ Tf$|^\[(.*)\] TJ$/gm)) {
      if (mark === "EMC") isRead = true; // what no mark holds is read as well
      if (begun) isRead = begun !== "Artifact";
      if (begun && isRead) text += "\n";
      if (font) meanings = fonts.get(font) ?? [];
      const codes = Array.from(drawn.matchAll(/<([0-9a-f]*)>/g), ([, hex = ""]) => hex.match(/.{4}/g) ?? []).flat();
      if (isRead) text += codes.map((code) => meanings[Number.parseInt(code, 16)] ?? "").join("");
    }
  }
  return text.trim();
}

/** Object of a PDF: its dictionary, and its stream, inflated. */
export type PdfObject = { dictionary: string; stream: string };

/** The objects of a PDF that pdfkit wrote, by number. For tests. */
export function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const source = bytes.toString("latin1");
  const found = source.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g);
  return new Map(
    Array.from(found, ([, number = "", dictionary = "", stream = ""]) => {
      const isDeflated = dictionary.includes("/FlateDecode");
      return [number, { dictionary, stream: isDeflated ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : stream }];
    }),
  );
}

/** Finds the number of the object that a key refers to; empty where there is none. */
export function findReference(dictionary: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? "";
}
