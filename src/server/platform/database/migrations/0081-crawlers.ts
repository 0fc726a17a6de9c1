import { Migration } from "@mikro-orm/migrations";

const COLUMNS = ["allows_search", "allows_answer", "allows_training"];

/** The settings say which kinds of programs may read the site. */
export class Crawlers extends Migration {
  override name = "0081-crawlers";

  override up(): void {
    for (const column of COLUMNS) this.addSql(`alter table "settings" add column "${column}" boolean not null default true`);
  }

  override down(): void {
    for (const column of COLUMNS) this.addSql(`alter table "settings" drop column "${column}"`);
  }
}
