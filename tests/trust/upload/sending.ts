import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Installation } from "../installation.ts";
import type { Answer } from "../send.ts";

/** A file as a sender may name and declare it. */
export type Sent = { bytes: Uint8Array | string; name?: string; type?: string };

/** A picture of one colour. */
export function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c9822b" } });
}

function formOf(part: string, { bytes, name = "photo.png", type = "image/png" }: Sent): FormData {
  const form = new FormData();
  form.append(part, new Blob([bytes], { type }), name);
  return form;
}

export function sendImage({ asAdmin }: Installation, sent: Sent): Promise<Answer> {
  return asAdmin("POST", "/api/admin/upload", formOf("image", sent));
}

export function sendPdf({ asAdmin }: Installation, sent: Sent): Promise<Answer> {
  return asAdmin("POST", "/api/admin/upload-pdf", formOf("file", { name: "notice.pdf", type: "application/pdf", ...sent }));
}

/** The names of the stored files, of half-written ones as well, without what is made of pictures. */
export async function storedFiles({ dataDir }: Installation): Promise<string[]> {
  const entries = await readdir(join(dataDir, "uploads"), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

/** Every path of the data folder but the database's, with what is stored in it. */
export async function allFiles({ dataDir }: Installation): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(dataDir.length + 1)] : []));
  return paths.filter((path) => !path.startsWith("postgres/")).toSorted();
}

/** The smallest document with a catalogue; `root` is put into it, `more` after it. */
export function aPdf({ root = "", more = "", head = "%PDF-1.4\n" } = {}): Buffer {
  const objects = [
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R${root}>>\nendobj`,
    "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj",
    "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj",
  ];
  return Buffer.from(`${head}${objects.join("\n")}\n${more}\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n`, "latin1");
}
