import { Migration } from "@mikro-orm/migrations";

const ANSWER_WITHIN = "interval '24 hours'";

/** Requests get an inbox, subscribers confirm, mails wait in an outbox. */
export class RequestsAndMail extends Migration {
  override name = "0002-requests-and-mail";

  override up(): void {
    this.answerRequests();
    this.confirmSubscribers();
    this.addSql(`create table "outbox" (
      "id" uuid not null,
      "created_at" timestamptz(3) not null,
      "content" jsonb not null,
      "attempts" int not null default 0,
      "due_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "last_error" text not null default '',
      "given_up_at" timestamptz(3) null,
      "contact_request" int null,
      "newsletter_subscriber" int null,
      primary key ("id"),
      constraint "outbox_contact_request_foreign" foreign key ("contact_request") references "contact_request" ("id") on delete cascade,
      constraint "outbox_newsletter_subscriber_foreign" foreign key ("newsletter_subscriber") references "newsletter_subscriber" ("id")
        on delete cascade
    )`);
    this.addSql(`create index "outbox_contact_request_index" on "outbox" ("contact_request")`);
    this.addSql(`create index "outbox_subscriber_index" on "outbox" ("newsletter_subscriber")`);
    this.addSql(`create index "outbox_due_index" on "outbox" ("given_up_at", "due_at")`);
  }

  private answerRequests(): void {
    this.addSql(`alter table "contact_request"
      add "consent_version" text not null default '',
      add "language" text not null default 'fr' check ("language" in ('fr', 'en')),
      add "product" int null constraint "contact_request_product_foreign" references "product" ("id") on delete set null,
      add "product_title" text not null default '',
      add "status" text not null default 'new' check ("status" in ('new', 'in_progress', 'done')),
      add "owner" int null constraint "contact_request_owner_foreign" references "administrator" ("id") on delete set null,
      add "notes" text not null default '',
      add "due_at" timestamptz(3),
      add "fingerprint" text not null default '',
      add "search_text" text`);
    // What is there already: near enough to what the server would have written.
    this.addSql(`update "contact_request" set "due_at" = "created_at" + ${ANSWER_WITHIN},
      "search_text" = lower(concat_ws(' ', "firstName", "lastName", "email", "phone", "company", "subject", "message"))`);
    this.addSql(`alter table "contact_request"
      alter "language" drop default, alter "due_at" set not null, alter "search_text" set not null`);
    this.addSql(`create index "contact_request_product_index" on "contact_request" ("product")`);
    this.addSql(`create index "contact_request_owner_index" on "contact_request" ("owner")`);
    this.addSql(`create index "contact_request_status_index" on "contact_request" ("status", "created_at", "id")`);
    this.addSql(`create index "contact_request_fingerprint_index" on "contact_request" ("fingerprint", "created_at")`);
    this.addSql(`create index contact_request_search_index on contact_request using gin (search_text gin_trgm_ops)`);
  }

  private confirmSubscribers(): void {
    // None has confirmed so far: they stay pending, without a link that could expire.
    this.addSql(`alter table "newsletter_subscriber"
      add "language" text not null default 'fr' check ("language" in ('fr', 'en')),
      add "status" text not null default 'pending' check ("status" in ('pending', 'confirmed', 'unsubscribed')),
      add "consent_version" text not null default '',
      add "confirmed_at" timestamptz(3) null,
      add "token_hash" text null constraint "newsletter_subscriber_token_unique" unique,
      add "token_expires_at" timestamptz(3) null,
      add "unsubscribe_token" text`);
    this.addSql(`update "newsletter_subscriber" set "unsubscribe_token" = replace(gen_random_uuid()::text, '-', '')`);
    this.addSql(`alter table "newsletter_subscriber" alter "language" drop default, alter "unsubscribe_token" set not null,
      add constraint "newsletter_subscriber_unsubscribe_unique" unique ("unsubscribe_token")`);
    this.addSql(`create index "newsletter_subscriber_created_index" on "newsletter_subscriber" ("created_at", "id")`);
  }

  override down(): void {
    this.addSql(`drop table "outbox"`);
    this.addSql(`alter table "newsletter_subscriber" drop "language", drop "status", drop "consent_version", drop "confirmed_at",
      drop "token_hash", drop "token_expires_at", drop "unsubscribe_token"`);
    this.addSql(`drop index "newsletter_subscriber_created_index"`);
    this.addSql(`alter table "contact_request" drop "consent_version", drop "language", drop "product", drop "product_title",
      drop "status", drop "owner", drop "notes", drop "due_at", drop "fingerprint", drop "search_text"`);
  }
}
