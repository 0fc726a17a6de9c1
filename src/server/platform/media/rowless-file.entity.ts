import { defineEntity, p } from "@mikro-orm/core";

const RowlessFileSchema = defineEntity({
  name: "RowlessFile",
  tableName: "rowless_file",
  properties: {
    filename: p.text().primary(),
    /** Moment at which a sweep of this database first found it without a row. */
    seen_at: p.datetime(3),
  },
});

/** A stored file that no row speaks of: left by a killed server, or of another database. */
export class RowlessFile extends RowlessFileSchema.class {}
RowlessFileSchema.setClass(RowlessFile);
