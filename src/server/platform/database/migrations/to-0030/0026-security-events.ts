import { Migration } from "@mikro-orm/migrations";

/** Events that concern the security of accounts and data are recorded. */
export class SecurityEvents extends Migration {
  override name = "0026-security-events";

  override up(): void {
    this.addSql(`create table "security_event" (
      "id" bigserial primary key,
      "at" timestamptz(3) not null,
      "kind" text not null,
      "actor" text null,
      "subject" text not null default '',
      "device" text not null default '',
      "network" text not null default '',
      "count" int not null default 1,
      "repeats" text null
    )`);
    this.addSql(`create index "security_event_at_index" on "security_event" ("at")`);
    this.addSql(`alter table "security_event" add constraint "security_event_repeats_unique" unique ("repeats")`);
  }

  override down(): void {
    this.addSql(`drop table "security_event"`);
  }
}
