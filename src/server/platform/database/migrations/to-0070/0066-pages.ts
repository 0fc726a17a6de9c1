import { Migration } from "@mikro-orm/migrations";

/** Administrators make pages of their own from sections. */
export class Pages extends Migration {
  override name = "0066-pages";

  override up(): void {
    this.addSql(`create table "page" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "slug" text not null,
      "sections" jsonb not null default '[]',
      "texts" jsonb not null default '[]',
      "is_active" boolean not null default false,
      "meta_title" text not null default '',
      "meta_description" text not null default '',
      "uploads" text[] not null,
      "search_text" text not null,
      constraint "page_slug_unique" unique ("slug")
    )`);
    this.addSql(`create index page_uploads_index on page using gin (uploads)`);
    this.addSql(`create trigger "page_announced" after insert or update or delete or truncate on "page"
      for each statement execute function "announce_content"()`);
    this.addSql(`create trigger "page_recorded" after insert or update or delete on "page"
      for each row execute function "record_change"('whole', 'uploads', 'search_text', 'texts')`);
    this.addSql(`create trigger "page_reviewed" after update on "page" for each row execute function "review_translations"()`);
    this.addSql(`create trigger "page_translations" after delete on "page" for each row execute function "delete_translations"()`);
    this.slugsOf(["product", "article", "page"]);
  }

  override down(): void {
    this.addSql(`delete from "former_slug" where "noun" = 'page'`);
    this.addSql(`delete from "translation" where "noun" = 'page'`);
    this.slugsOf(["product", "article"]);
    this.addSql(`drop table "page"`);
  }

  private slugsOf(resources: string[]): void {
    this.addSql(`alter table "former_slug" drop constraint "former_slug_noun_check"`);
    this.addSql(
      `alter table "former_slug" add constraint "former_slug_noun_check" check ("noun" in (${resources
        .map((resource) => `'${resource}'`)
        .join(", ")}))`,
    );
  }
}
