import { readFile } from "node:fs/promises";
import type { RenditionFormat, RenditionWidth } from "#contracts/shared/image-path.ts";
import { openImage } from "../decode-image.ts";

/** A width and format of a stored picture; `master` is the path of its file. */
export type Rendition = { master: string; width: RenditionWidth; format: RenditionFormat };

/** AVIF at effort 2: half the time of 3, for a twentieth more of bytes. */
export async function encodeRendition({ master, width, format }: Rendition): Promise<Buffer> {
  const whole = openImage(await readFile(master));
  const picture = width === "full" ? whole : whole.resize({ width, withoutEnlargement: true });
  return format === "avif" ? picture.avif({ quality: 55, effort: 2 }).toBuffer() : picture.webp({ quality: 78, effort: 3 }).toBuffer();
}
