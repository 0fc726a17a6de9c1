import { Migration } from "@mikro-orm/migrations";

/** Repairs can be ignored. */
export class IgnoredRepairs extends Migration {
  override name = "0076-ignored-repairs";

  override up(): void {
    this.addSql(`create table "ignored_repair" (
      "key" varchar(64) not null,
      "ignored_at" timestamptz(3) not null,
      primary key ("key")
    )`);
  }

  override down(): void {
    this.addSql(`drop table "ignored_repair"`);
  }
}
