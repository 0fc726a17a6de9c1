import { Migration } from "@mikro-orm/migrations";

/** Administrators become people with one of three roles. They can be invited, deactivated, and given a new password by
 *  a link. */
export class People extends Migration {
  override name = "0021-people";

  override up(): void {
    this.addSql(`alter table "administrator"
      add "display_name" text not null default '',
      add "email" text not null default '',
      add "is_active" boolean not null default true,
      add "last_seen_at" timestamptz(3) null,
      add constraint "administrator_role_check" check (role in ('admin', 'editor', 'reader'))`);
    this.addSql(`alter table "session" add "device" text not null default ''`);
    this.addSql(`create index "session_administrator_index" on "session" ("administrator")`);
    this.addSql(`create table "password_link" (
      "token_hash" text not null,
      "administrator" int not null,
      "kind" text not null,
      "expires_at" timestamptz(3) not null,
      primary key ("token_hash")
    )`);
    this.addSql(`create index "password_link_administrator_index" on "password_link" ("administrator")`);
    this.addSql(`alter table "password_link" add constraint "password_link_administrator_foreign"
      foreign key ("administrator") references "administrator" ("id") on delete cascade`);
  }

  override down(): void {
    this.addSql(`drop table "password_link"`);
    this.addSql(`drop index "session_administrator_index"`);
    this.addSql(`alter table "session" drop "device"`);
    this.addSql(`alter table "administrator" drop constraint "administrator_role_check"`);
    for (const column of ["display_name", "email", "is_active", "last_seen_at"])
      this.addSql(`alter table "administrator" drop "${column}"`);
  }
}
