import { Migration } from "@mikro-orm/migrations";

/** A webhook is sent chosen fields alone, and personal data only while the person who set it up may read them. */
export class WebhookFields extends Migration {
  override name = "0083-webhook-fields";

  override up(): void {
    this.addSql(`alter table "webhook" add column "item_fields" text[] not null default '{}', add column "owner" int null`);
    this.addSql(`alter table "webhook" add constraint "webhook_owner_foreign"
      foreign key ("owner") references "administrator" ("id") on delete set null`);
  }

  override down(): void {
    this.addSql(`alter table "webhook" drop column "item_fields", drop column "owner"`);
  }
}
