import { Migration } from "@mikro-orm/migrations";

/** Products say where they stand in their life, and which one replaces them. */
export class LifeCycle extends Migration {
  override name = "0033-life-cycle";

  override up(): void {
    this.addSql(`alter table "product"
      add column "lifecycle" text not null default 'active',
      add column "replaced_by" int null,
      add constraint "product_lifecycle_check" check ("lifecycle" in ('active', 'end_of_life', 'discontinued'))`);
    // What lists show is what their indexes hold.
    this.addSql(`drop index "product_visible_category_index"`);
    this.addSql(`drop index "product_list_index"`);
    this.addSql(`create index product_visible_category_index on product (category) where is_active and lifecycle <> 'discontinued'`);
    this.addSql(`create index product_list_index on product (sort_title, id) where is_active and lifecycle <> 'discontinued'`);
  }

  override down(): void {
    this.addSql(`drop index "product_visible_category_index"`);
    this.addSql(`drop index "product_list_index"`);
    this.addSql(`alter table "product" drop column "lifecycle", drop column "replaced_by"`);
    this.addSql(`create index product_visible_category_index on product (category) where is_active`);
    this.addSql(`create index "product_list_index" on "product" ("is_active", "sort_title", "id")`);
  }
}
