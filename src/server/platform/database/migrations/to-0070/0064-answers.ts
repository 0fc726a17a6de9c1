import { Migration } from "@mikro-orm/migrations";

/** Requests are answered by mail from here, also with templates; the answers stay with them. */
export class Answers extends Migration {
  override name = "0064-answers";

  override up(): void {
    this.addSql(`create table "reply_template" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "name" text not null,
      "language" text not null default 'fr',
      "subject" text not null,
      "text" text not null
    )`);
    this.addSql(`create trigger "reply_template_recorded" after insert or update or delete on "reply_template"
      for each row execute function "record_change"('whole')`);
    this.addSql(`alter table "contact_request" add column "answered_at" timestamptz(3) null`);
    this.addSql(`create table "contact_request_reply" (
      "id" serial primary key,
      "created_at" timestamptz(3) not null,
      "contact_request" int not null,
      "author" int null,
      "author_name" text not null,
      "subject" text not null,
      "text" text not null,
      "mail" uuid not null,
      "sent_at" timestamptz(3) null,
      constraint "contact_request_reply_contact_request_foreign" foreign key ("contact_request")
        references "contact_request" ("id") on delete cascade,
      constraint "contact_request_reply_author_foreign" foreign key ("author") references "administrator" ("id") on delete set null
    )`);
    this.addSql(`create index "contact_request_reply_contact_request_index" on "contact_request_reply" ("contact_request")`);
    this.addSql(`create index "contact_request_reply_author_index" on "contact_request_reply" ("author")`);
    this.addSql(`create index "contact_request_reply_mail_index" on "contact_request_reply" ("mail")`);
  }

  override down(): void {
    this.addSql(`drop table "contact_request_reply"`);
    this.addSql(`alter table "contact_request" drop column "answered_at"`);
    this.addSql(`drop table "reply_template"`);
  }
}
