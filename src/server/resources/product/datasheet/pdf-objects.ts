import { inflateSync } from "node:zlib";

/** An object of a PDF: what it says of itself, and its stream, inflated. */
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

/** The number of the object that another refers to by a key; empty where it refers to none. */
export function referred(dictionary: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? "";
}
