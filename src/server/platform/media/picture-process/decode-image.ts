import sharp, { type Sharp } from "sharp";
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, UPLOAD_MESSAGES } from "#contracts/media/upload.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readFile } from "node:fs/promises";
import type { RenditionFormat, RenditionWidth } from "#contracts/shared/image-path.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { damagedPicture } from "./damaged-picture.ts";

/** Formats a sender may use. SVG can run scripts, TIFF and the rest have no business on a web page. */
const FORMATS = new Set(["jpeg", "png", "gif", "webp"]);

/** Largest side of what is stored, in pixels. */
export const KEPT_SIDE_MAX = 2560;

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer", "VipsForeignLoadWebpBuffer"],
});

/** Facts of a picture: sides in pixels, `color` its average as `#rrggbb`. */
export type ImageFacts = { width: number; height: number; color: string };

/** A picture as it is stored: WebP, upright, without metadata. */
export type DecodedImage = ImageFacts & { bytes: Buffer };

/** Opens a sent picture for reading; nothing is decoded yet. */
function openImage(bytes: Uint8Array) {
  return sharp(bytes, { failOn: "error", limitInputPixels: IMAGE_MAX_PIXELS, pages: 1 });
}

/** Decodes a sent file, whatever its name and declared type, and encodes it again, so that only pixels are stored.
 *  Animations keep their first picture. Fails with `unsupported_media_type`: with the sentence of IMG-4 for a file that
 *  is no picture, with the limits for one that has too many pixels. */
export async function decodeImage(sent: Buffer, originalName: string): Promise<DecodedImage> {
  const bytes = stripPngTexts(sent);
  let message = UPLOAD_MESSAGES.notAnImage(originalName);
  try {
    // With the limit, the library would refuse to give the size; no pixel is decoded for it.
    const { format, width, height } = await sharp(bytes, { failOn: "error", limitInputPixels: false, pages: 1 }).metadata();
    const isTooLarge = Math.max(width, height) > IMAGE_MAX_SIDE || width * height > IMAGE_MAX_PIXELS;
    if (FORMATS.has(format) && isTooLarge) message = UPLOAD_MESSAGES.tooManyPixels(originalName);
    if (!FORMATS.has(format) || isTooLarge) throw new Error(`refused: ${format} ${width}x${height}`);
    const { data, info } = await openImage(bytes)
      .rotate()
      .resize({ width: KEPT_SIDE_MAX, height: KEPT_SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .webp({ quality: 88, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, color: await averageColor(data) };
  } catch (cause) {
    const refused = new AppError("unsupported_media_type", message);
    refused.cause = cause;
    throw refused;
  }
}

/** Reads the facts of a picture that is stored as it is. */
export async function factsOf(bytes: Uint8Array): Promise<ImageFacts> {
  const { width, height } = await openImage(bytes).metadata();
  return { width, height, color: await averageColor(bytes) };
}

async function averageColor(bytes: Uint8Array): Promise<string> {
  const pixel = await openImage(bytes).flatten({ background: "#ffffff" }).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}

/** A width and format of a stored picture; `master` is the path of its file. */
export type Rendition = { master: string; width: RenditionWidth; format: RenditionFormat };

const ENCODERS: Record<RenditionFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
};

/** Encodes a rendition. AVIF at effort 1: half the time of 2, a quarter of 3, for at most a tenth more of bytes. Colour
 *  in full: halved, it costs small widths 1 to 3 dB. Fails as `isDamagedPicture` recognises where the picture does not
 *  decode. */
export async function encodeRendition({ master, width, format }: Rendition): Promise<Buffer> {
  const whole = openImage(await readFile(master));
  const picture = width === "full" ? whole : whole.resize({ width, withoutEnlargement: true });
  return ENCODERS[format](picture)
    .toBuffer()
    .catch((error: unknown) => {
      throw damagedPicture(reasonOf(error)); // width and format are ours: only the bytes can be at fault
    });
}

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

const TEXTS = new Set(["tEXt", "zTXt", "iTXt"]);

/** Bytes of a chunk beside its data: length, type and checksum. */
const FRAME = 12;

/** Removes the texts of a PNG, which are never stored: compressed ones may inflate to gigabytes during a read. Other
 *  bytes stay as they are. */
export function stripPngTexts(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (!TEXTS.has(bytes.toString("latin1", at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}
