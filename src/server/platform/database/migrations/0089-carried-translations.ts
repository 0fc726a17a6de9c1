import { Migration } from "@mikro-orm/migrations";

/** Columns that the history leaves out of a translation. */
const HIDDEN = ["uploads", "search_text", "search_words", "search_title", "sort_title", "state"];

/** A text of a page that replaces another is shown with the translation of that one until it is translated itself. */
export class CarriedTranslations extends Migration {
  override name = "0089-carried-translations";

  override up(): void {
    this.addSql(`alter table "translation" add column "carried" jsonb not null default '{}'`);
    this.record([...HIDDEN, "carried"]);
  }

  override down(): void {
    this.record(HIDDEN);
    this.addSql(`alter table "translation" drop column "carried"`);
  }

  private record(leftOut: string[]): void {
    this.addSql(`drop trigger "translation_recorded" on "translation"`);
    this.addSql(`create trigger "translation_recorded" after insert or update or delete on "translation"
      for each row execute function "record_change"('whole', ${leftOut.map((column) => `'${column}'`).join(", ")})`);
  }
}
