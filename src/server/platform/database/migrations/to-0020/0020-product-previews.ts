import { Migration } from "@mikro-orm/migrations";

/** The content of a product's form is stored for an hour, so that its public page can be shown before it is saved. */
export class ProductPreviews extends Migration {
  override name = "0020-product-previews";

  override up(): void {
    this.addSql(`create table "product_preview" (
      "id" varchar(255) not null primary key,
      "administrator" int not null,
      "fields" jsonb not null,
      "created_at" timestamptz(3) not null
    )`);
    this.addSql(`create index "product_preview_administrator_index" on "product_preview" ("administrator")`);
    this.addSql(`alter table "product_preview" add constraint "product_preview_administrator_foreign"
      foreign key ("administrator") references "administrator" ("id") on delete cascade`);
  }

  override down(): void {
    this.addSql(`drop table "product_preview"`);
  }
}
