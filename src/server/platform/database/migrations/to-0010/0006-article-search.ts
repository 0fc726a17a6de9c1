import { Migration } from "@mikro-orm/migrations";
import { normalize } from "../copies/0004-words.ts";

/** Articles get the columns that the back office's search reads. */
export class ArticleSearch extends Migration {
  override name = "0006-article-search";

  override async up(): Promise<void> {
    await this.execute(`alter table "article" add column "search_text" text not null default ''`);
    for (const { id, title, excerpt } of await this.execute(`select "id", "title", "excerpt" from "article"`))
      await this.execute(`update "article" set "search_text" = ? where "id" = ?`, [normalize(`${title} ${excerpt}`), id]);
    this.addSql(`alter table "article" alter column "search_text" drop default`);
  }

  override down(): void {
    this.addSql(`alter table "article" drop column "search_text"`);
  }
}
