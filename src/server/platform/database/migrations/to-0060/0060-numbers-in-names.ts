import { Migration } from "@mikro-orm/migrations";

const LISTED = "is_active and lifecycle <> 'discontinued'";

/** Lists sort numbers in names as numbers: Volet 9, Volet 10, Volet 100. */
export class NumbersInNames extends Migration {
  override name = "0060-numbers-in-names";

  override up(): void {
    this.addSql(`create collation "french_numeric" (provider = icu, locale = 'fr-FR-u-kn')`);
    this.#index(`"sort_title" collate "french_numeric"`);
  }

  override down(): void {
    this.#index(`"sort_title"`);
    this.addSql(`drop collation "french_numeric"`);
  }

  #index(key: string): void {
    this.addSql(`drop index "product_title_index", "product_list_index"`);
    this.addSql(`create index "product_title_index" on "product" (${key}, "id")`);
    this.addSql(`create index "product_list_index" on "product" (${key}, "id") where ${LISTED}`);
  }
}
