import { Migration } from "@mikro-orm/migrations";

/** Changes of several records wait together, and are published at one moment. */
export class Launches extends Migration {
  override name = "0071-launches";

  override up(): void {
    this.addSql(`create table "launch" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "planned_at" timestamptz(3) null,
      "planned_by" text not null default '',
      "published_at" timestamptz(3) null,
      "failure" text not null default '',
      "changes" jsonb not null default '[]',
      "uploads" text[] not null
    )`);
    this.addSql(`create trigger "launch_recorded" after insert or update or delete on "launch"
      for each row execute function "record_change"('whole', 'uploads')`);
  }

  override down(): void {
    this.addSql(`drop table "launch"`);
  }
}
