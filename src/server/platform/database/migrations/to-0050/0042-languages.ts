import { Migration } from "@mikro-orm/migrations";

const TABLES = ["contact_request", "subscriber"];

/** Languages are listed and checked by the program: a further one needs no migration. */
export class Languages extends Migration {
  override name = "0042-languages";

  override up(): void {
    for (const table of TABLES) this.addSql(`alter table "${table}" drop constraint "${table}_language_check"`);
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`update "${table}" set "language" = 'fr' where "language" not in ('fr', 'en')`);
      this.addSql(`alter table "${table}" add constraint "${table}_language_check" check ("language" in ('fr', 'en'))`);
    }
  }
}
