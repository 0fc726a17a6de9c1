import { Migration } from "@mikro-orm/migrations";

const beginFunction = (other: string) => `
      declare
        event text := replace(new.noun, '-', '_') || '.' ||
          case new.operation when 'insert' then 'created' when 'update' then 'updated' else 'deleted' end;${
            other &&
            `
        other text := ${other};`
          }
      begin
        if current_setting('lumidar.via', true) = 'restore' then
          return null;
        end if;`;

const insertDeliveries = (type: string) => `
        insert into "webhook_delivery" ("id", "webhook", "type", "change", "created_at", "due_at")
        select gen_random_uuid(), id, ${type}, new.id, new.at, new.at from "webhook" where stopped_at is null and ${type} = any(events);`;

const end = `
        return null;
      end`;

/** Requests have events of their own: one that may carry what the visitor wrote, and one of its erasure. */
export class RequestEvents extends Migration {
  override name = "0084-request-events";

  override up(): void {
    const other = `case new.noun || ' ' || new.operation
          when 'contact-request insert' then 'request.created' when 'contact-request delete' then 'request.erased' end`;
    this.replace(beginFunction(other) + insertDeliveries("event") + insertDeliveries("other") + end);
  }

  override down(): void {
    this.replace(beginFunction("") + insertDeliveries("event") + end);
  }

  private replace(body: string): void {
    this.addSql(`create or replace function "enqueue_webhooks"() returns trigger language plpgsql as $$${body} $$`);
  }
}
