import { Migration } from "@mikro-orm/migrations";

/** Letters to the subscribers: what they say, their sending, and who gets each. */
export class Letters extends Migration {
  override name = "0073-letters";

  override up(): void {
    this.addSql(`create table "letter" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "preheader" text not null default '',
      "sections" jsonb not null default '[]',
      "send_at" timestamptz(3) null,
      "uploads" text[] not null
    )`);
    this.addSql(`create trigger "letter_recorded" after insert or update or delete on "letter"
      for each row execute function "record_change"('whole', 'uploads')`);
    this.addSql(`create trigger "letter_translations" after delete on "letter" for each row execute function "delete_translations"()`);
    this.addSql(`create trigger "letter_reviewed" after update on "letter" for each row execute function "review_translations"()`);
    this.addSql(`create table "letter_sending" (
      "letter" int not null,
      "mails" jsonb not null,
      "due_at" timestamptz(3) not null,
      "started_at" timestamptz(3) null,
      "stopped_at" timestamptz(3) null,
      "ended_at" timestamptz(3) null,
      constraint "letter_sending_pkey" primary key ("letter"),
      constraint "letter_sending_letter_foreign" foreign key ("letter") references "letter" ("id") on update cascade on delete cascade
    )`);
    this.addSql(`create table "letter_recipient" (
      "letter" int not null,
      "subscriber" int not null,
      "language" text not null,
      "mail" uuid null,
      "posted_at" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      "left_at" timestamptz(3) null,
      constraint "letter_recipient_pkey" primary key ("letter", "subscriber"),
      constraint "letter_recipient_letter_foreign" foreign key ("letter")
        references "letter" ("id") on update cascade on delete cascade,
      constraint "letter_recipient_subscriber_foreign" foreign key ("subscriber")
        references "subscriber" ("id") on update cascade on delete cascade
    )`);
    this.addSql(`create index "letter_recipient_subscriber_index" on "letter_recipient" ("subscriber")`);
    this.addSql(`create index "letter_recipient_mail_index" on "letter_recipient" ("mail")`);
    this.addSql(`create index "letter_recipient_posted_index" on "letter_recipient" ("posted_at")`);
    this.allowStatuses("pending", "confirmed", "unsubscribed", "spam", "bounced");
  }

  override down(): void {
    this.addSql(`drop table "letter_recipient"`);
    this.addSql(`drop table "letter_sending"`);
    this.addSql(`delete from "translation" where "noun" = 'letter'`);
    this.addSql(`drop table "letter"`);
    this.addSql(`update "subscriber" set "status" = 'unsubscribed' where "status" = 'bounced'`);
    this.allowStatuses("pending", "confirmed", "unsubscribed", "spam");
  }

  private allowStatuses(...statuses: string[]): void {
    const list = statuses.map((status) => `'${status}'`).join(", ");
    this.addSql(`alter table "subscriber" drop constraint "subscriber_status_check"`);
    this.addSql(`alter table "subscriber" add constraint "subscriber_status_check" check ("status" in (${list}))`);
  }
}
