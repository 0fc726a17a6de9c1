import { Migration } from "@mikro-orm/migrations";

/** A product holds its related products itself, as a list of ids, so that its history tells them. */
export class RelatedProducts extends Migration {
  override name = "0015-related-products";

  override up(): void {
    this.addSql(`alter table "product" add column "related_products" int[] not null default '{}'`);
    this.moveUnrecorded(
      `update "product" set "related_products" = "chosen"."ids"
       from (select "product", array_agg("related" order by "position", "related") as "ids" from "product_relation" group by "product") as "chosen"
       where "product"."id" = "chosen"."product"`,
    );
    this.addSql(`drop table "product_relation"`);
  }

  override down(): void {
    this.addSql(`create table "product_relation" (
      "product" int not null references "product" ("id") on update cascade on delete cascade,
      "related" int not null references "product" ("id") on update cascade on delete cascade,
      "position" int not null, primary key ("product", "related")
    )`);
    this.addSql(`create index "product_relation_related_index" on "product_relation" ("related")`);
    this.addSql(`create trigger "product_relation_announced" after insert or update or delete or truncate on "product_relation"
      for each statement execute function "announce_content"()`);
    this.addSql(`insert into "product_relation" ("product", "related", "position")
      select "product"."id", "chosen"."id", "chosen"."place" - 1 from "product", unnest("related_products") with ordinality as "chosen" ("id", "place")
      where exists (select 1 from "product" as "other" where "other"."id" = "chosen"."id") on conflict do nothing`);
    this.addSql(`alter table "product" drop column "related_products"`);
  }

  /** Moves data without a record in the history: the products themselves do not change. */
  private moveUnrecorded(statement: string): void {
    this.addSql(`alter table "product" disable trigger "product_recorded"`);
    this.addSql(statement);
    this.addSql(`alter table "product" enable trigger "product_recorded"`);
  }
}
