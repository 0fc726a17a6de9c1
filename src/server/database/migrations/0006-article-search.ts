import { Migration } from "@mikro-orm/migrations";
import { normalize as fold } from "#contracts/shared/normalize.ts";

/** What the back office's search reads of an article. */
export class ArticleSearch extends Migration {
  override name = "0006-article-search";

  override async up(): Promise<void> {
    await this.execute(`alter table "article" add column "search_text" text not null default ''`);
    for (const { id, title, excerpt } of await this.execute(`select "id", "title", "excerpt" from "article"`))
      await this.execute(`update "article" set "search_text" = ? where "id" = ?`, [fold(`${title} ${excerpt}`), id]);
    this.addSql(`alter table "article" alter column "search_text" drop default`);
  }

  override down(): void {
    this.addSql(`alter table "article" drop column "search_text"`);
  }
}
