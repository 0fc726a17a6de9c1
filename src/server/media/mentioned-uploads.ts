import { p } from "@mikro-orm/core";

/** The fields of all nouns that can hold addresses of stored files. */
type Mentions = { images?: { url: string }[]; downloads?: { url: string }[]; image_url?: string; icon_url?: string; content?: string };

const ADDRESS = /\/uploads\/([0-9a-f]{32})/g;

/** The names, without ending, of the stored files whose addresses a row holds, none twice; whatever host, width and format they are asked
 *  for with. A random name of 32 digits stands nowhere by accident: what is found is a use, what is not found is none. */
function uploadNamesIn({ images = [], downloads = [], image_url = "", icon_url = "", content = "" }: Mentions): string[] {
  const texts = [...images.map(({ url }) => url), ...downloads.map(({ url }) => url), image_url, icon_url, content];
  return [...new Set(texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, name = ""]) => name)))];
}

/** The column that says which stored files a row uses, written anew at each save. The media library reads it in place of the fields
 *  themselves: it is small, and indexed where rows are many. */
export const mentionedUploads = p.array().columnType("text[]").hidden().onCreate(uploadNamesIn).onUpdate(uploadNamesIn);
