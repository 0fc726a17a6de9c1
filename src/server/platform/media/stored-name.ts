import { p } from "@mikro-orm/core";
import type { MediaPlace } from "#contracts/media/media.ts";

/** Names of stored files: 32 random digits, and an ending that says what they are. */
export const STORED_NAME = /^[0-9a-f]{32}\.(?:webp|pdf)$/;

/** The name of a stored file without its ending, with which the names of everything made of it begin. */
export function bareName(filename: string): string {
  return filename.slice(0, 32);
}

/** Where the widths and formats of pictures are stored, under the uploads folder. */
export const RENDITIONS_FOLDER = "renditions";

/** Where the datasheets made of products are stored, under the uploads folder. */
export const DATASHEETS_FOLDER = "datasheets";

/** Where the pictures beside shared links are stored, under the uploads folder. */
export const CARDS_FOLDER = "cards";

const URL_PATH = /\/uploads\/([0-9a-f]{32})/g;

/** Finds the names, without ending, of the stored files whose URLs these values hold, none twice, whatever host, width
 *  and format they are asked for with. A random name of 32 digits stands nowhere by accident: what is found is a use,
 *  what is not found is none. */
function uploadNamesIn(values: unknown[]): string[] {
  return [...new Set(Array.from(JSON.stringify(values).matchAll(URL_PATH), ([, name = ""]) => name))];
}

/** Column with the stored files that a row uses in these fields, written again at each save. The media library reads it
 *  in place of the fields themselves: it is small, and indexed where rows are many. */
export function mentionedUploads(...places: MediaPlace[]) {
  const namesIn = (row: { [Place in MediaPlace]?: unknown }) => uploadNamesIn(places.map((place) => row[place]));
  return p.array().columnType("text[]").hidden().onCreate(namesIn).onUpdate(namesIn);
}
