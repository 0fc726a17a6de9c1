import { Migration } from "@mikro-orm/migrations";

/** Replies are stored for a day under the key of their request, so that a request sent again is not done again. */
export class IdempotencyKeys extends Migration {
  override name = "0009-idempotency-keys";

  override up(): void {
    this.addSql(`create table "idempotency_key" (
      "scope" text not null,
      "key" text not null,
      "procedure" text not null,
      "input_hash" text not null,
      "reply" text null,
      "created_at" timestamptz(3) not null,
      primary key ("scope", "key")
    )`);
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at")`);
  }

  override down(): void {
    this.addSql(`drop table "idempotency_key"`);
  }
}
