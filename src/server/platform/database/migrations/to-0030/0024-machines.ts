import { Migration } from "@mikro-orm/migrations";

/** Programs use the REST interface with keys of their own, and webhooks inform them of changes. */
export class Machines extends Migration {
  override name = "0024-machines";

  override up(): void {
    this.addSql(`create table "api_key" (
      "id" serial primary key,
      "prefix" text not null,
      "hash" text not null,
      "name" text not null,
      "administrator" int not null,
      "scopes" text[] not null,
      "created_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) null,
      "last_used_at" timestamptz(3) null
    )`);
    this.addSql(`alter table "api_key" add constraint "api_key_prefix_unique" unique ("prefix")`);
    this.addSql(`create index "api_key_administrator_index" on "api_key" ("administrator")`);
    this.addSql(`alter table "api_key" add constraint "api_key_administrator_foreign"
      foreign key ("administrator") references "administrator" ("id") on delete cascade`);
    this.addSql(`create table "webhook" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "url" text not null,
      "events" text[] not null,
      "secret" text not null,
      "previous_secret" text null,
      "previous_secret_until" timestamptz(3) null,
      "stopped_at" timestamptz(3) null,
      "stop_reason" text null,
      "failing_since" timestamptz(3) null
    )`);
    this.addSql(`alter table "webhook" add constraint "webhook_stop_reason_check" check ("stop_reason" in ('paused', 'gone', 'failing'))`);
    this.addSql(`create table "webhook_delivery" (
      "id" uuid not null primary key,
      "webhook" int not null,
      "type" text not null,
      "change" bigint null,
      "created_at" timestamptz(3) not null,
      "state" text not null default 'waiting',
      "attempts" int not null default 0,
      "due_at" timestamptz(3) null,
      "settled_at" timestamptz(3) null,
      "status" int null,
      "reply" text not null default ''
    )`);
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('waiting', 'delivered', 'failed'))`,
    );
    this.addSql(`create index "webhook_delivery_due_index" on "webhook_delivery" ("due_at")`);
    this.addSql(`create index "webhook_delivery_list_index" on "webhook_delivery" ("webhook", "created_at", "id")`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_webhook_foreign"
      foreign key ("webhook") references "webhook" ("id") on delete cascade`);
    this.enqueueEveryChange();
  }

  override down(): void {
    this.addSql(`drop trigger "change_enqueued" on "change"`);
    this.addSql(`drop function "enqueue_webhooks"()`);
    this.addSql(`drop table "webhook_delivery"`);
    this.addSql(`drop table "webhook"`);
    this.addSql(`drop table "api_key"`);
  }

  /** Enqueues every change of a resource that the history records, whatever makes it: each of its rows becomes one
   *  event. */
  private enqueueEveryChange(): void {
    this.addSql(`create function "enqueue_webhooks"() returns trigger language plpgsql as $$
      declare
        event text := replace(new.noun, '-', '_') || '.' ||
          case new.operation when 'insert' then 'created' when 'update' then 'updated' else 'deleted' end;
      begin
        if current_setting('lumidar.via', true) = 'restore' then
          return null;
        end if;
        insert into "webhook_delivery" ("id", "webhook", "type", "change", "created_at", "due_at")
        select gen_random_uuid(), id, event, new.id, new.at, new.at from "webhook" where stopped_at is null and event = any(events);
        return null;
      end $$`);
    this.addSql(`create trigger "change_enqueued" after insert on "change" for each row execute function "enqueue_webhooks"()`);
  }
}
