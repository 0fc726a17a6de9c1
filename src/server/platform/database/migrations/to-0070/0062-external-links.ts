import { Migration } from "@mikro-orm/migrations";

/** Links to other sites are asked for now and then, and whether they answer is kept. */
export class ExternalLinks extends Migration {
  override name = "0062-external-links";

  override up(): void {
    this.addSql(`create table "external_link" (
      "url" text not null,
      "checked_at" timestamptz(3) null,
      "next_at" timestamptz(3) not null,
      "status" int null,
      "failures" int not null default 0,
      primary key ("url")
    )`);
    this.addSql(`create index "external_link_next_index" on "external_link" ("next_at")`);
  }

  override down(): void {
    this.addSql(`drop table "external_link"`);
  }
}
