import { Migration } from "@mikro-orm/migrations";

/** The lists of articles and files begin with the newest, and count each kind: by indexes, however many there are. */
export class ListIndexes extends Migration {
  override name = "0048-list-indexes";

  override up(): void {
    this.addSql(`create index "article_created_index" on "article" ("created_at", "id")`);
    this.addSql(`create index "upload_created_index" on "upload" ("created_at", "id")`);
    this.addSql(`create index "upload_kind_index" on "upload" ("kind")`);
  }

  override down(): void {
    for (const name of ["article_created_index", "upload_created_index", "upload_kind_index"]) this.addSql(`drop index "${name}"`);
  }
}
