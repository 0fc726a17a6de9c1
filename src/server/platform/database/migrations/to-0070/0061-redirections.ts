import { Migration } from "@mikro-orm/migrations";

/** Addresses that no page answers may lead visitors elsewhere. */
export class Redirections extends Migration {
  override name = "0061-redirections";

  override up(): void {
    this.addSql(`create table "redirection" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "from_path" text not null,
      "to_url" text not null,
      "kind" text not null default 'permanent',
      "note" text not null default '',
      constraint "redirection_from_unique" unique ("from_path"),
      constraint "redirection_kind_check" check ("kind" in ('permanent', 'temporary'))
    )`);
    this.addSql(`create trigger "redirection_announced" after insert or update or delete or truncate on "redirection"
      for each statement execute function "announce_content"()`);
    this.addSql(`create trigger "redirection_recorded" after insert or update or delete on "redirection"
      for each row execute function "record_change"('whole')`);
  }

  override down(): void {
    this.addSql(`drop table "redirection"`);
  }
}
