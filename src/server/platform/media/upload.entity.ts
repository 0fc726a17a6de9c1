import { defineEntity, p } from "@mikro-orm/core";
import { normalize } from "#contracts/shared/normalize.ts";
import { derivedText, entityColumns, optionalText, WeightedWords } from "#server/platform/database/columns.ts";

/** Builds the text that the media library searches, normalized. */
function searchTextOf({ original_name, alt_text = "" }: { original_name: string; alt_text?: string }): string {
  return normalize(`${original_name} ${alt_text}`);
}

const UploadSchema = defineEntity({
  name: "Upload",
  properties: {
    ...entityColumns,
    kind: p.enum(["image", "pdf"] as const),
    /** Random name under `uploads/`, which is also the last part of its URL. */
    filename: p.text(),
    /** Name given by the sender, for display only. */
    original_name: p.text(),
    media_type: p.text(),
    /** Bytes. */
    size: p.integer(),
    /** SHA-256 of the stored bytes, hexadecimal. */
    sha256: p.text(),
    /** Pixels; null for a PDF. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Dominant colour as `#rrggbb`; null for a PDF. */
    color: p.text().nullable(),
    /** Description of a picture, for those who do not see it. */
    alt_text: optionalText,
    search_text: derivedText(searchTextOf),
    /** The words of a PDF's text, for the search; null until it was read. */
    pdf_words: p.type(WeightedWords).hidden().lazy().nullable(),
    /** Time at which a sweep first found it unused; null while it is in use. */
    unused_since: p.datetime(3).nullable(),
  },
  uniques: [{ name: "upload_filename_unique", properties: "filename" }],
  indexes: [
    { name: "upload_created_index", properties: ["created_at", "id"] },
    { name: "upload_kind_index", properties: "kind" },
    {
      name: "upload_pdf_words_index",
      expression: "create index upload_pdf_words_index on upload using gin (pdf_words) with (fastupdate = off)",
    },
    {
      name: "upload_unread_pdf_index",
      expression: "create index upload_unread_pdf_index on upload (id) where kind = 'pdf' and pdf_words is null",
    },
  ],
});

/** A stored file. Its row is written after the file is safely on disk, so that no row points to a missing file. */
export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload);
