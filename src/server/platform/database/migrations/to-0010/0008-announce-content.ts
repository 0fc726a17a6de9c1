import { Migration } from "@mikro-orm/migrations";

/** The tables from which public responses are made. */
const TABLES = ["product", "product_relation", "category", "slide", "feature", "article"];

/** Every change of the content is announced when it is committed, by any program: instances then drop their cached
 *  responses. */
export class AnnounceContent extends Migration {
  override name = "0008-announce-content";

  override up(): void {
    this.addSql(`create function "announce_content"() returns trigger language plpgsql as $$
      begin
        perform pg_notify('content', '');
        return null;
      end $$`);
    for (const table of TABLES)
      this.addSql(`create trigger "${table}_announced" after insert or update or delete or truncate on "${table}"
        for each statement execute function "announce_content"()`);
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`drop trigger "${table}_announced" on "${table}"`);
    this.addSql(`drop function "announce_content"()`);
  }
}
