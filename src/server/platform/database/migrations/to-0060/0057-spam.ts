import { Migration } from "@mikro-orm/migrations";

const TABLES = { contact_request: ["new", "in_progress", "done"], subscriber: ["pending", "confirmed", "unsubscribed"] };

/** Requests and subscriptions that look like spam are stored apart, by a status of their own. */
export class Spam extends Migration {
  override name = "0057-spam";

  override up(): void {
    for (const [table, statuses] of Object.entries(TABLES)) this.allow(table, [...statuses, "spam"]);
  }

  override down(): void {
    for (const [table, statuses] of Object.entries(TABLES)) {
      this.addSql(`delete from "${table}" where "status" = 'spam'`);
      this.allow(table, statuses);
    }
  }

  private allow(table: string, statuses: string[]): void {
    const list = statuses.map((status) => `'${status}'`).join(", ");
    this.addSql(`alter table "${table}" drop constraint "${table}_status_check"`);
    this.addSql(`alter table "${table}" add constraint "${table}_status_check" check ("status" in (${list}))`);
  }
}
