import { Migration } from "@mikro-orm/migrations";

const COLUMNS = ["menu_links", "footer_links", "legal_links"];

/** The menu and the lists of the footer have an order of their own, and further links. */
export class SiteLinks extends Migration {
  override name = "0067-site-links";

  override up(): void {
    for (const column of COLUMNS) this.addSql(`alter table "settings" add column "${column}" jsonb not null default '[]'`);
  }

  override down(): void {
    for (const column of COLUMNS) this.addSql(`alter table "settings" drop column "${column}"`);
  }
}
