/** The longest side that the server stores, in pixels (`KEPT_SIDE_MAX`): more would travel for nothing. */
const SIDE_MAX = 2560;
/** Beyond this many bytes nothing is opened: a browser that decodes it may run out of memory. */
const OPENED_MAX_BYTES = 100 * 1024 * 1024;
const QUALITIES = [0.9, 0.8, 0.6];

const EXTENSIONS = { "image/webp": "webp", "image/jpeg": "jpg" } as const;

/** Whether a file says that it is an iPhone's photograph; Windows knows no type for those. */
export function isHeif({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  if (file.size > OPENED_MAX_BYTES || !(file.type.startsWith("image/") || isHeif(file))) return undefined;
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined; // no picture, or none that this browser reads
  }
}

function drawReduced(bitmap: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gave no canvas to draw on.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function reduce(file: File, maxBytes: number): Promise<File | undefined> {
  const bitmap = await decode(file);
  if (!bitmap) return undefined;
  const canvas = drawReduced(bitmap);
  bitmap.close();
  for (const [type, extension] of Object.entries(EXTENSIONS)) {
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.type !== type) break; // Safari writes no WebP, and gives a PNG instead
      if (blob.size <= maxBytes) return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.${extension}`, { type });
    }
  }
  return undefined;
}

let turn: Promise<unknown> = Promise.resolve();

/** A picture as it can be sent: upright, at most 2560 pixels wide and high and `maxBytes` long; undefined when this
 *  browser cannot read it or make it small enough. One at a time: a phone's photograph takes 50 to 200 MB once it is
 *  decoded. */
export function reducedImage(file: File, maxBytes: number): Promise<File | undefined> {
  const reduction = turn.then(() => reduce(file, maxBytes));
  turn = reduction.catch(() => undefined); // the caller hears of it
  return reduction;
}
