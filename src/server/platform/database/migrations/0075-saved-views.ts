import { Migration } from "@mikro-orm/migrations";

/** Filters of the back office's lists can be given names. */
export class SavedViews extends Migration {
  override name = "0075-saved-views";

  override up(): void {
    this.addSql(`create table "saved_view" (
      "administrator" int not null,
      "list" text not null,
      "name" text not null,
      "search" text not null,
      primary key ("administrator", "list", "name")
    )`);
    this.addSql(`alter table "saved_view" add constraint "saved_view_administrator_foreign"
      foreign key ("administrator") references "administrator" ("id") on delete cascade`);
  }

  override down(): void {
    this.addSql(`drop table "saved_view"`);
  }
}
