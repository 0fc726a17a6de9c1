import { Migration } from "@mikro-orm/migrations";

/** A note on a request tells the colleagues whom it names, and a request the page from which it came. */
export class Mentions extends Migration {
  override name = "0065-mentions";

  override up(): void {
    this.addSql(`create table "contact_request_mention" (
      "contact_request" int not null,
      "administrator" int not null,
      "at" timestamptz(3) not null,
      "author_name" text not null,
      constraint "contact_request_mention_pkey" primary key ("contact_request", "administrator"),
      constraint "contact_request_mention_contact_request_foreign" foreign key ("contact_request")
        references "contact_request" ("id") on update cascade on delete cascade,
      constraint "contact_request_mention_administrator_foreign" foreign key ("administrator")
        references "administrator" ("id") on update cascade on delete cascade
    )`);
    this.addSql(`alter table "contact_request" add column "from_page" text not null default ''`);
    this.addSql(`create index "contact_request_mention_administrator_index" on "contact_request_mention" ("administrator")`);
  }

  override down(): void {
    this.addSql(`alter table "contact_request" drop column "from_page"`);
    this.addSql(`drop table "contact_request_mention"`);
  }
}
