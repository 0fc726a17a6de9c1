import { Migration } from "@mikro-orm/migrations";

/** Products may tell from which price on they are sold. */
export class Prices extends Migration {
  override name = "0029-prices";

  override up(): void {
    this.addSql(`alter table "product" add column "price_from" numeric(8, 2) null`);
  }

  override down(): void {
    this.addSql(`alter table "product" drop column "price_from"`);
  }
}
