import { Migration } from "@mikro-orm/migrations";

/** Requests may come with a selection of products. A line goes with its request, and outlives its product. */
export class RequestLines extends Migration {
  override name = "0034-request-lines";

  override up(): void {
    this.addSql(`create table "contact_request_line" (
      "contact_request" int not null,
      "position" int not null,
      "product" int null,
      "reference" text not null,
      "title" text not null,
      "quantity" int not null,
      "note" text not null default '',
      constraint "contact_request_line_pkey" primary key ("contact_request", "position"),
      constraint "contact_request_line_contact_request_foreign" foreign key ("contact_request")
        references "contact_request" ("id") on delete cascade,
      constraint "contact_request_line_product_foreign" foreign key ("product") references "product" ("id") on delete set null
    )`);
    this.addSql(`create index "contact_request_line_product_index" on "contact_request_line" ("product")`);
  }

  override down(): void {
    this.addSql(`drop table "contact_request_line"`);
  }
}
