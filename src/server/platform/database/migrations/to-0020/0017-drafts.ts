import { Migration } from "@mikro-orm/migrations";

/** Drafts of administrators are stored beside their browsers, and open records are known. */
export class Drafts extends Migration {
  override name = "0017-drafts";

  override up(): void {
    this.addSql(`create table "draft" (
      "administrator" int not null,
      "noun" text not null,
      "record" int not null,
      "tab" text not null,
      "device" text not null,
      "device_name" text not null,
      "title" text not null,
      "version" int null,
      "content" text not null,
      "updated_at" timestamptz(3) not null,
      primary key ("administrator", "noun", "record", "tab")
    )`);
    this.addSql(`create index "draft_updated_index" on "draft" ("updated_at")`);
    // Unlogged: written every ten seconds, and worth nothing after half a minute.
    this.addSql(`create unlogged table "open_form" (
      "administrator" int not null,
      "noun" text not null,
      "record" int not null,
      "tab" text not null,
      "device" text not null,
      "device_name" text not null,
      "seen_at" timestamptz(3) not null,
      primary key ("administrator", "noun", "record", "tab")
    )`);
    this.addSql(`create index "open_form_record_index" on "open_form" ("noun", "record", "seen_at")`);
    for (const table of ["draft", "open_form"])
      this.addSql(`alter table "${table}" add constraint "${table}_administrator_foreign"
        foreign key ("administrator") references "administrator" ("id") on delete cascade`);
  }

  override down(): void {
    this.addSql(`drop table "open_form"`);
    this.addSql(`drop table "draft"`);
  }
}
