import { Migration } from "@mikro-orm/migrations";

/** A running import is stopped by its table, whichever instance runs it. */
export class StoppedImports extends Migration {
  override name = "0058-stopped-imports";

  override up(): void {
    this.addSql('alter table "sheet" add column "stopped_at" timestamptz(3) null');
  }

  override down(): void {
    this.addSql('alter table "sheet" drop column "stopped_at"');
  }
}
