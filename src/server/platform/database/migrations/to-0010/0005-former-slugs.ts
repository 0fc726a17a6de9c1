import { Migration } from "@mikro-orm/migrations";

/** Remembers every slug that a product or an article ever had. */
export class FormerSlugs extends Migration {
  override name = "0005-former-slugs";

  override up(): void {
    this.addSql(`create table "former_slug" (
      "noun" text not null,
      "slug" text not null,
      "owner" int not null,
      primary key ("noun", "slug")
    )`);
    this.addSql(`alter table "former_slug" add constraint "former_slug_noun_check" check ("noun" in ('product', 'article'))`);
  }

  override down(): void {
    this.addSql(`drop table "former_slug"`);
  }
}
