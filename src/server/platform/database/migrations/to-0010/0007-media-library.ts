import { Migration } from "@mikro-orm/migrations";
import { normalize } from "../copies/0004-words.ts";

/** The columns of each table that hold URLs of stored files. */
const SOURCES = {
  product: "images::text || downloads::text",
  article: "image_url || ' ' || content",
  slide: "image_url",
  feature: "icon_url",
};

/** Files can be described, found by name and description, traced to where they are used, and swept once nothing uses
 *  them. */
export class MediaLibrary extends Migration {
  override name = "0007-media-library";

  override async up(): Promise<void> {
    // A large catalogue is read and written again: longer than a statement otherwise may take.
    await this.execute("set local statement_timeout = 0");
    await this.execute(
      `alter table "upload" add column "alt_text" text not null default '', add column "search_text" text not null default '',
       add column "unused_since" timestamptz(3) null`,
    );
    for (const { id, original_name } of await this.execute(`select "id", "original_name" from "upload"`))
      await this.execute(`update "upload" set "search_text" = ? where "id" = ?`, [normalize(original_name), id]);
    await this.execute(`alter table "upload" alter column "search_text" drop default`);
    for (const [table, source] of Object.entries(SOURCES)) {
      await this.execute(`alter table "${table}" add column "uploads" text[] not null default '{}'`);
      await this.execute(
        `update "${table}" set "uploads" =
           array(select distinct match[1] from regexp_matches(${source}, '/uploads/([0-9a-f]{32})', 'g') as match) where ${source} like '%/uploads/%'`,
      );
      await this.execute(`alter table "${table}" alter column "uploads" drop default`);
    }
    await this.execute(`create index product_uploads_index on product using gin (uploads)`);
    await this.execute(`create index article_uploads_index on article using gin (uploads)`);
  }

  override down(): void {
    for (const table of Object.keys(SOURCES)) this.addSql(`alter table "${table}" drop column "uploads"`);
    this.addSql(`alter table "upload" drop column "alt_text", drop column "search_text", drop column "unused_since"`);
  }
}
