import { Migration } from "@mikro-orm/migrations";

const CONSTRAINTS = ["pkey", "token_unique", "unsubscribe_unique", "language_check", "status_check"];
const INDEXES = ["email_unique", "created_index"];

/** A subscriber is called so everywhere: its table, and the column that refers to it. */
export class Subscribers extends Migration {
  override name = "0012-subscribers";

  override up(): void {
    this.rename("newsletter_subscriber", "subscriber");
  }

  override down(): void {
    this.rename("subscriber", "newsletter_subscriber");
  }

  private rename(from: string, to: string): void {
    this.addSql(`alter table "${from}" rename to "${to}"`);
    this.addSql(`alter sequence "${from}_id_seq" rename to "${to}_id_seq"`);
    for (const name of CONSTRAINTS) this.addSql(`alter table "${to}" rename constraint "${from}_${name}" to "${to}_${name}"`);
    for (const name of INDEXES) this.addSql(`alter index "${from}_${name}" rename to "${to}_${name}"`);
    this.addSql(`alter table "outbox" rename column "${from}" to "${to}"`);
    this.addSql(`alter table "outbox" rename constraint "outbox_${from}_foreign" to "outbox_${to}_foreign"`);
  }
}
