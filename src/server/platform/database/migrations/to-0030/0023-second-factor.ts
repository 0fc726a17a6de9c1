import { Migration } from "@mikro-orm/migrations";

/** Administrators may have a second factor: an authenticator app with recovery codes, and passkeys. None of it is
 *  content, nor history. */
export class SecondFactor extends Migration {
  override name = "0023-second-factor";

  override up(): void {
    this.addSql(`create table "totp" (
      "administrator" int not null primary key,
      "secret" text null,
      "pending_secret" text null,
      "last_step" int not null default 0,
      "created_at" timestamptz(3) not null,
      "last_used_at" timestamptz(3) null
    )`);
    this.addSql(`create table "recovery_code" (
      "administrator" int not null,
      "code_hash" text not null,
      primary key ("administrator", "code_hash")
    )`);
    this.addSql(`create table "passkey" (
      "id" text not null primary key,
      "administrator" int not null,
      "name" text not null,
      "public_key" text not null,
      "transports" jsonb not null,
      "counter" bigint not null,
      "counter_fell_at" timestamptz(3) null,
      "is_synced" boolean not null,
      "created_at" timestamptz(3) not null,
      "last_used_at" timestamptz(3) null
    )`);
    this.addSql(`create index "passkey_administrator_index" on "passkey" ("administrator")`);
    this.addSql(`create table "factor_challenge" (
      "hash" text not null primary key,
      "purpose" text not null,
      "administrator" int null,
      "tries_left" int not null,
      "expires_at" timestamptz(3) not null
    )`);
    this.addSql(`create index "factor_challenge_administrator_index" on "factor_challenge" ("administrator")`);
    this.addSql(`create index "factor_challenge_expires_index" on "factor_challenge" ("expires_at")`);
    for (const table of ["totp", "recovery_code", "passkey", "factor_challenge"])
      this.addSql(`alter table "${table}" add constraint "${table}_administrator_foreign"
        foreign key ("administrator") references "administrator" ("id") ${table === "totp" ? "on update cascade " : ""}on delete cascade`);
    this.addSql(`create table "factor_policy" ("id" int not null primary key, "is_required" boolean not null)`);
    // When the session's owner last proved who they are; a sign-in does.
    this.addSql(`alter table "session" add column "verified_at" timestamptz(3) null`);
    this.addSql(`update "session" set "verified_at" = "created_at"`);
  }

  override down(): void {
    this.addSql(`alter table "session" drop column "verified_at"`);
    for (const table of ["factor_policy", "factor_challenge", "passkey", "recovery_code", "totp"]) this.addSql(`drop table "${table}"`);
  }
}
