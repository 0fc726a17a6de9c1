import { Migration } from "@mikro-orm/migrations";

/** A cache that is made of the content asks what was changed by the transactions that it has not seen (decision 58). */
export class ChangesByTransaction extends Migration {
  override name = "0047-changes-by-transaction";

  override up(): void {
    this.addSql(`create index change_transaction_index on change ((tx::xid8))`);
  }

  override down(): void {
    this.addSql(`drop index change_transaction_index`);
  }
}
