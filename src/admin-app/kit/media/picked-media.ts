import type { Media } from "#contracts/media/media.ts";
import { fileNameOf } from "./media-words.ts";
import type { MediaKind } from "#contracts/media/media.ts";

/** A file that was picked: from the library, sent just now, or named by its URL (then only that is known). `size` in
 *  bytes. */
export type PickedMedia = {
  url: string;
  filename: string;
  originalName: string;
  size: number;
  alt_text: string;
  width?: number;
  height?: number;
  color?: string;
};

/** Props of a picker: the kind of files, and what follows the choice. */
export type MediaPickerProps = { kind: MediaKind; onPick: (picked: PickedMedia) => void; onClose: () => void };

/** Picks a file of the library. */
export function toPicked({ url, filename, original_name, size, alt_text, width, height, color }: Media): PickedMedia {
  const sides = { ...(width !== null && { width }), ...(height !== null && { height }), ...(color !== null && { color }) };
  return { url, filename, originalName: original_name, size, alt_text, ...sides };
}

/** Picks a file that is only known by its URL. */
export function pickUrl(url: string): PickedMedia {
  const filename = fileNameOf(url);
  return { url, filename, originalName: filename, size: 0, alt_text: "" };
}
