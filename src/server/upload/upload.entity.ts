import { defineEntity, p } from "@mikro-orm/core";
import { entityColumns } from "#server/database/columns.ts";

const UploadSchema = defineEntity({
  name: "Upload",
  tableName: "upload",
  properties: {
    ...entityColumns,
    kind: p.enum(["image", "pdf"] as const),
    /** Random name under `uploads/`, which is also the last part of its address. */
    filename: p.text(),
    /** As the sender named it: for display only. */
    original_name: p.text(),
    media_type: p.text(),
    /** Bytes. */
    size: p.integer(),
    /** Of the stored bytes, hexadecimal. */
    sha256: p.text(),
    /** Pixels; null for a PDF. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Dominant colour as `#rrggbb`; null for a PDF. */
    color: p.text().nullable(),
  },
  uniques: [{ name: "upload_filename_unique", properties: "filename" }],
});

/** A stored file. Its row is written after the file is safely on disk, so that no row points to a missing file. */
export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload);
