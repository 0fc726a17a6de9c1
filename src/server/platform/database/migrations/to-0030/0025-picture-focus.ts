import { Migration } from "@mikro-orm/migrations";

/** Recreates the trigger of products, which leaves these columns out of the history. */
const recordProducts = (leftOut: string[]) => `create or replace trigger "product_recorded" after insert or update or delete on "product"
  for each row execute function "record_change"(${["whole", ...leftOut].map((column) => `'${column}'`).join(", ")})`;

const LEFT_OUT = ["uploads", "search_text", "search_words", "search_title", "search_reference", "sort_title"];

/** Pictures of slides and articles get a focus, which stays visible where they are cut. Forms of articles are
 *  previewed like those of products; a product's pictures are counted when they change. */
export class PictureFocus extends Migration {
  override name = "0025-picture-focus";

  override up(): void {
    this.addSql(`alter table "slide" add column "image_focus" jsonb null`);
    this.addSql(`alter table "article" add column "image_focus" jsonb null`);
    this.addSql(`alter table "product" add column "image_count" int not null default 0`);
    this.addSql(recordProducts([...LEFT_OUT, "image_count"]));
    this.addSql(`update "product" set "image_count" = jsonb_array_length("images") where "images" <> '[]'`);
    this.addSql(`alter table "product_preview" rename to "form_preview"`);
    this.addSql(`alter table "form_preview" rename constraint "product_preview_pkey" to "form_preview_pkey"`);
    this.addSql(
      `alter table "form_preview" rename constraint "product_preview_administrator_foreign" to "form_preview_administrator_foreign"`,
    );
    this.addSql(`alter index "product_preview_administrator_index" rename to "form_preview_administrator_index"`);
  }

  override down(): void {
    this.addSql(`delete from "form_preview"`); // those of articles are no products
    this.addSql(`alter index "form_preview_administrator_index" rename to "product_preview_administrator_index"`);
    this.addSql(
      `alter table "form_preview" rename constraint "form_preview_administrator_foreign" to "product_preview_administrator_foreign"`,
    );
    this.addSql(`alter table "form_preview" rename constraint "form_preview_pkey" to "product_preview_pkey"`);
    this.addSql(`alter table "form_preview" rename to "product_preview"`);
    this.addSql(recordProducts(LEFT_OUT));
    this.addSql(`alter table "product" drop column "image_count"`);
    this.addSql(`alter table "article" drop column "image_focus"`);
    this.addSql(`alter table "slide" drop column "image_focus"`);
  }
}
