import { Migration } from "@mikro-orm/migrations";

/** Visitors see a page from one moment until another. */
export class PageMoments extends Migration {
  override name = "0087-page-moments";

  override up(): void {
    this.addSql(`alter table "page" add column "published_at" timestamptz(3) null, add column "published_until" timestamptz(3) null`);
    this.addSql(`alter table "page" add constraint "page_published_until_check" check (published_until > published_at)`);
  }

  override down(): void {
    this.addSql(`alter table "page" drop column "published_at", drop column "published_until"`);
  }
}
