import { Migration } from "@mikro-orm/migrations";

/** Stored files without a row, and since when this database knows of them: none is deleted at first sight. */
export class RowlessFiles extends Migration {
  override name = "0059-rowless-files";

  override up(): void {
    this.addSql(`create table "rowless_file" ("filename" text not null, "seen_at" timestamptz(3) not null, primary key ("filename"))`);
  }

  override down(): void {
    this.addSql(`drop table "rowless_file"`);
  }
}
