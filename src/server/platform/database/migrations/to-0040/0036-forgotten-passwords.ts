import { Migration } from "@mikro-orm/migrations";

/** Links to choose a new password are made after the response to their request. */
export class ForgottenPasswords extends Migration {
  override name = "0036-forgotten-passwords";

  override up(): void {
    this.addSql(`create table "forgotten_password" ("id" bigserial primary key, "name" text not null, "asked_at" timestamptz(3) not null)`);
  }

  override down(): void {
    this.addSql(`drop table "forgotten_password"`);
  }
}
