import { Migration } from "@mikro-orm/migrations";

/** Searches are counted by the language of the pages on which they were typed. Of those from before it is not known. */
export class SearchesByLanguage extends Migration {
  override name = "0051-searches-by-language";

  override up(): void {
    this.addSql(`alter table "visit_count" add "language" text not null default ''`);
    this.addSql(`alter table "visit_count" drop constraint "visit_count_pkey"`);
    this.addSql(`alter table "visit_count" add primary key ("kind", "day", "subject", "language")`);
  }

  override down(): void {
    this.addSql(`create temporary table "counted" on commit drop as
      select "kind", "day", "subject", sum("count")::int as "count" from "visit_count" group by 1, 2, 3`);
    this.addSql(`delete from "visit_count"`);
    this.addSql(`alter table "visit_count" drop constraint "visit_count_pkey", drop "language"`);
    this.addSql(`alter table "visit_count" add primary key ("kind", "day", "subject")`);
    this.addSql(`insert into "visit_count" ("kind", "day", "subject", "count") select "kind", "day", "subject", "count" from "counted"`);
  }
}
