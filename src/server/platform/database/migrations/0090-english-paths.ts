import { Migration } from "@mikro-orm/migrations";

/** First parts of English paths, in English words from now on: they answer before a page that the team made. */
const TAKEN = `('features', 'products', 'about', 'compare', 'my-selection', 'terms', 'privacy', 'legal-notice', 'report-a-vulnerability')`;

/** A page that the team made leaves its slug to a page of the site; its French URL leads on from the former one. */
export class EnglishPaths extends Migration {
  override name = "0090-english-paths";

  override async up(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await this.execute(`insert into "former_slug" ("noun", "language", "slug", "owner")
      select 'page', 'fr', "slug", "id" from "page" where "fixed" is null and "slug" in ${TAKEN}
      on conflict ("noun", "language", "slug") do update set "owner" = excluded."owner"`);
    await this.execute(`update "page" set "slug" = "slug" || '-' || "id", "search_text" = "search_text" || '-' || "id"
      where "fixed" is null and "slug" in ${TAKEN}`);
    await this.execute(`update "translation" set "slug" = "slug" || '-' || "record" where "noun" = 'page' and "slug" in ${TAKEN}`);
    await this.execute(`set local lumidar.via = ''`);
  }

  /** The slugs stay: both are good before, too. */
  override down(): void {}
}
