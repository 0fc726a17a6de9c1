import sharp from "sharp";
import { UPLOAD_MESSAGES } from "#contracts/media/upload-limits.ts";
import { AppError } from "#server/app-error.ts";

/** Formats a sender may use. SVG can run scripts, TIFF and the rest have no business on a web page. */
const FORMATS = new Set(["jpeg", "png", "gif", "webp"]);

/** Largest side of what may be sent, and of what is stored, in pixels. Source: reliability.md UPL-4. */
const SIDE_MAX = 10_000;
const KEPT_SIDE_MAX = 2560;
const PIXELS_MAX = 40_000_000;

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer", "VipsForeignLoadWebpBuffer"],
});

/** A picture as it is stored: WebP, upright, without metadata. Sides in pixels, `color` its average as `#rrggbb`. */
export type DecodedImage = { bytes: Buffer; width: number; height: number; color: string };

/** Opens a sent picture for reading; nothing is decoded yet. */
export function openImage(bytes: Uint8Array) {
  return sharp(bytes, { failOn: "error", limitInputPixels: PIXELS_MAX, pages: 1 });
}

/** Decodes what was sent, whatever its name and declared type, and encodes it again, so that nothing but pixels is stored.
 *  Animations keep their first picture. Fails with `unsupported_media_type` and the specification's sentence. */
export async function decodeImage(bytes: Uint8Array, originalName: string): Promise<DecodedImage> {
  try {
    const { format, width, height } = await openImage(bytes).metadata();
    if (!FORMATS.has(format) || Math.max(width, height) > SIDE_MAX) throw new Error(`refused: ${format} ${width}x${height}`);
    const { data, info } = await openImage(bytes)
      .rotate()
      .resize({ width: KEPT_SIDE_MAX, height: KEPT_SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .webp({ quality: 88, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, color: await averageColor(data) };
  } catch (cause) {
    const refused = new AppError("unsupported_media_type", UPLOAD_MESSAGES.notAnImage(originalName));
    refused.cause = cause;
    throw refused;
  }
}

async function averageColor(bytes: Uint8Array): Promise<string> {
  const pixel = await openImage(bytes).flatten({ background: "#ffffff" }).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}
