import { Migration } from "@mikro-orm/migrations";

/** Visitors see products, slides and features from one moment until another, and articles until a moment. */
export class Moments extends Migration {
  override name = "0070-moments";

  override up(): void {
    this.addSql(`alter table "article" add column "published_until" timestamptz(3) null`);
    for (const table of ["product", "slide", "feature"])
      this.addSql(`alter table "${table}" add column "published_at" timestamptz(3) null, add column "published_until" timestamptz(3) null`);
    for (const table of ["article", "product", "slide", "feature"]) {
      this.addSql(`alter table "${table}" add constraint "${table}_published_until_check" check (published_until > published_at)`);
    }
  }

  override down(): void {
    for (const table of ["product", "slide", "feature"])
      this.addSql(`alter table "${table}" drop column "published_at", drop column "published_until"`);
    this.addSql(`alter table "article" drop column "published_until"`);
  }
}
