import { Migration } from "@mikro-orm/migrations";

/** Remembers which passwords were generated and shown in the terminal. Of those that exist already it is not known:
 *  they count as set. */
export class GeneratedPassword extends Migration {
  override name = "0013-generated-password";

  override up(): void {
    this.addSql(`alter table "administrator" add "password_is_generated" boolean not null default false`);
  }

  override down(): void {
    this.addSql(`alter table "administrator" drop "password_is_generated"`);
  }
}
