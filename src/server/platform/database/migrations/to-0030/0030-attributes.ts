import { Migration } from "@mikro-orm/migrations";

/** Categories list the attributes of their products; values read from specifications are stored beside the products.
 *  There is nothing to fill in: no category has an attribute yet. */
export class Attributes extends Migration {
  override name = "0030-attributes";

  override up(): void {
    this.addSql(`alter table "category" add column "attributes" jsonb not null default '[]'`);
    this.addSql(`create table "product_attribute_value" (
      "product" int not null,
      "attribute" text not null,
      "text" text not null,
      "category" int not null,
      "lower" double precision null,
      "upper" double precision null,
      "is_parsed" boolean not null,
      constraint "product_attribute_value_pkey" primary key ("product", "attribute", "text"),
      constraint "product_attribute_value_product_foreign" foreign key ("product") references "product" ("id") on delete cascade,
      constraint "product_attribute_value_category_foreign" foreign key ("category") references "category" ("id") on delete cascade
    )`);
    this
      .addSql(`create index "product_attribute_value_numbers_index" on "product_attribute_value" ("category", "attribute", "lower", "upper")
      where "lower" is not null or "upper" is not null`);
    this
      .addSql(`create index "product_attribute_value_texts_index" on "product_attribute_value" ("category", "attribute", "text", "product")
      where "is_parsed"`);
    this.addSql(`create index "product_attribute_value_unread_index" on "product_attribute_value" ("product") where not "is_parsed"`);
  }

  override down(): void {
    this.addSql(`drop table "product_attribute_value"`);
    this.addSql(`alter table "category" drop column "attributes"`);
  }
}
