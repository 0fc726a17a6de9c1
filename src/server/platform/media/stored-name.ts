import { p } from "@mikro-orm/core";
import type { MediaField } from "#contracts/media/media.ts";

/** Names of stored files: 32 random digits, and an ending for the type. */
export const STORED_NAME = /^[0-9a-f]{32}\.(?:webp|pdf)$/;

/** The name of a stored file without its ending, with which the names of its derivatives begin. */
export function bareName(filename: string): string {
  return filename.slice(0, 32);
}

/** Folder of the widths and formats of pictures, under the uploads folder. */
export const RENDITIONS_FOLDER = "renditions";

/** Folder of the datasheets made of products, under the uploads folder. */
export const DATASHEETS_FOLDER = "datasheets";

/** Folder of the pictures beside shared links, under the uploads folder. */
export const CARDS_FOLDER = "cards";

const URL_PATH = /\/uploads\/([0-9a-f]{32})/g;

/** Finds the names, without ending, of the stored files whose URLs these values hold. Each is listed once, whatever the
 *  host, width and format of the URL. A random name of 32 digits never appears by accident: every match is a use. */
function findUploadNames(values: unknown[]): string[] {
  return [...new Set(Array.from(JSON.stringify(values).matchAll(URL_PATH), ([, name = ""]) => name))];
}

/** Defines the column with the stored files that a row uses in these fields, written again at each save. The media
 *  library reads it in place of the fields themselves: it is small, and indexed where rows are many. */
export function mentionedUploads(...fields: MediaField[]) {
  const findNames = (row: { [Field in MediaField]?: unknown }) => findUploadNames(fields.map((field) => row[field]));
  return p.array().columnType("text[]").hidden().onCreate(findNames).onUpdate(findNames);
}
