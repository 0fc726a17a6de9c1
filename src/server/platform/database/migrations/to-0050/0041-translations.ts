import { Migration } from "@mikro-orm/migrations";

/** The tables whose records are translated. */
const TRANSLATED = ["product", "slide", "article", "feature", "category"];

const HIDDEN = ["uploads", "search_text", "search_words", "search_title", "sort_title"];

/** Translations of records, a row for each record and language; it goes with its record. Former slugs are known by
 *  language. */
export class Translations extends Migration {
  override name = "0041-translations";

  override up(): void {
    this.addSql(`create table "translation" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "noun" text not null,
      "record" int not null,
      "language" text not null,
      "title" text not null,
      "fields" jsonb not null,
      "source" jsonb not null,
      "missing" text[] not null,
      "slug" text null,
      "is_published" boolean not null default false,
      "uploads" text[] not null,
      "search_text" text not null,
      "search_words" tsvector not null,
      "search_title" text not null,
      "sort_title" text not null
    )`);
    this.addSql(
      `alter table "translation" add constraint "translation_record_unique" unique ("noun", "record", "language"), add constraint "translation_slug_unique" unique ("noun", "language", "slug")`,
    );
    this.addSql(`create index translation_uploads_index on translation using gin (uploads)`);
    this.addSql(`create trigger "translation_announced" after insert or update or delete or truncate on "translation"
      for each statement execute function "announce_content"()`);
    this.addSql(`create trigger "translation_recorded" after insert or update or delete on "translation"
      for each row execute function "record_change"('whole', ${HIDDEN.map((column) => `'${column}'`).join(", ")})`);
    this.addSql(`create function "delete_translations"() returns trigger language plpgsql as $$
      begin
        delete from "translation" where "noun" = replace(TG_TABLE_NAME, '_', '-') and "record" = old.id;
        return null;
      end $$`);
    for (const table of TRANSLATED)
      this.addSql(
        `create trigger "${table}_translations" after delete on "${table}" for each row execute function "delete_translations"()`,
      );
    this.addSql(`alter table "former_slug" add column "language" text not null default 'fr'`);
    this.addSql(`alter table "former_slug" drop constraint "former_slug_pkey", add primary key ("noun", "language", "slug")`);
    this.addSql(`alter table "former_slug" alter column "language" drop default`);
  }

  override down(): void {
    this.addSql(`delete from "former_slug" where "language" <> 'fr'`);
    this.addSql(`alter table "former_slug" drop constraint "former_slug_pkey", add primary key ("noun", "slug")`);
    this.addSql(`alter table "former_slug" drop column "language"`);
    for (const table of TRANSLATED) this.addSql(`drop trigger "${table}_translations" on "${table}"`);
    this.addSql(`drop function "delete_translations"`);
    this.addSql(`drop table "translation"`);
  }
}
