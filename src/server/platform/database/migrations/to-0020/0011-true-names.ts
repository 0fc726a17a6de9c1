import { Migration } from "@mikro-orm/migrations";

/** Columns of normalized names are called so. */
export class TrueNames extends Migration {
  override name = "0011-true-names";

  override up(): void {
    this.addSql(`alter table "category" rename column "folded_name" to "normalized_name"`);
    this.addSql(`alter table "administrator" rename column "folded_username" to "normalized_username"`);
  }

  override down(): void {
    this.addSql(`alter table "administrator" rename column "normalized_username" to "folded_username"`);
    this.addSql(`alter table "category" rename column "normalized_name" to "folded_name"`);
  }
}
