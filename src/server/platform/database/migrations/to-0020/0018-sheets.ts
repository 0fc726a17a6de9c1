import { Migration } from "@mikro-orm/migrations";

/** Tables that administrators send to be imported. */
export class Sheets extends Migration {
  override name = "0018-sheets";

  override up(): void {
    this.addSql(`create table "sheet" (
      "id" serial primary key,
      "administrator" int not null,
      "filename" text not null,
      "columns" jsonb not null default '[]',
      "rows" jsonb not null default '[]',
      "created_at" timestamptz(3) not null
    )`);
    this.addSql(`create index "sheet_administrator_index" on "sheet" ("administrator")`);
    this.addSql(
      `alter table "sheet" add constraint "sheet_administrator_foreign" foreign key ("administrator") references "administrator" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql(`drop table "sheet"`);
  }
}
