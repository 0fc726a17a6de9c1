import { Migration } from "@mikro-orm/migrations";

/** Actions of visitors are counted by day. */
export class VisitCounts extends Migration {
  override name = "0037-visit-counts";

  override up(): void {
    this.addSql(
      `create table "visit_count" ("kind" text not null, "day" date not null, "subject" text not null, "count" int not null, primary key ("kind", "day", "subject"))`,
    );
  }

  override down(): void {
    this.addSql(`drop table "visit_count"`);
  }
}
