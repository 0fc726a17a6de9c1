import { Migration } from "@mikro-orm/migrations";

/** The table of every resource, with the columns that its snapshots leave out: derived ones, and secrets. */
const WHOLE = {
  product: ["uploads", "search_text", "search_words", "search_title", "search_reference", "sort_title"],
  category: ["normalized_name"],
  slide: ["uploads"],
  article: ["uploads", "search_text"],
  feature: ["uploads"],
};

/** Tables of personal data: only the names of their changed columns are recorded, so that erased values are gone. */
const NAMES_ONLY = { contact_request: ["search_text"], subscriber: ["token_hash"] };

/** Every change of a resource's row is recorded by its table, whoever makes it: the server, a command, psql. */
export class History extends Migration {
  override name = "0014-history";

  override up(): void {
    this.addSql(`create table "change" (
      "id" bigserial primary key,
      "tx" text not null,
      "at" timestamptz(3) not null,
      "actor" text null,
      "via" text not null,
      "noun" text not null,
      "record" int not null,
      "version" int not null,
      "operation" text not null,
      "fields" text[] not null,
      "before" jsonb null,
      "after" jsonb null
    )`);
    this.addSql(`alter table "change" add constraint "change_operation_check" check ("operation" in ('insert', 'update', 'delete'))`);
    this.addSql(`create index "change_record_index" on "change" ("noun", "record", "id")`);
    this.addSql(`create index "change_at_index" on "change" ("at")`);
    // The first argument says how much is recorded, the others which columns are left out.
    this.addSql(`create function "record_change"() returns trigger language plpgsql as $$
      declare
        left_out text[] := array['id', 'version', 'updated_at'] || TG_ARGV[1:];
        before jsonb := case when TG_OP <> 'INSERT' then to_jsonb(old) - left_out end;
        after jsonb := case when TG_OP <> 'DELETE' then to_jsonb(new) - left_out end;
        changed text[] := '{}';
        kept record;
      begin
        if current_setting('lumidar.via', true) = 'restore' then
          return null;
        end if;
        if TG_OP = 'DELETE' then kept := old; else kept := new; end if;
        if TG_OP = 'UPDATE' then
          select coalesce(array_agg(key order by key), '{}') into changed from jsonb_each(after) where value is distinct from before -> key;
          if changed = '{}' then
            return null;
          end if;
        end if;
        if TG_ARGV[0] = 'names' then
          before := null;
          after := null;
        end if;
        insert into "change" ("tx", "at", "actor", "via", "noun", "record", "version", "operation", "fields", "before", "after")
        values (pg_current_xact_id()::text, now(), nullif(current_setting('lumidar.actor', true), ''),
          coalesce(nullif(current_setting('lumidar.via', true), ''), 'sql'),
          replace(TG_TABLE_NAME, '_', '-'), kept.id, kept.version, lower(TG_OP), changed, before, after);
        return null;
      end $$`);
    for (const [table, columns] of Object.entries(WHOLE)) this.attach(table, ["whole", ...columns]);
    for (const [table, columns] of Object.entries(NAMES_ONLY)) this.attach(table, ["names", ...columns]);
  }

  override down(): void {
    for (const table of Object.keys({ ...WHOLE, ...NAMES_ONLY })) this.addSql(`drop trigger "${table}_recorded" on "${table}"`);
    this.addSql(`drop function "record_change"()`);
    this.addSql(`drop table "change"`);
  }

  private attach(table: string, settings: string[]): void {
    this.addSql(`create trigger "${table}_recorded" after insert or update or delete on "${table}"
      for each row execute function "record_change"(${settings.map((setting) => `'${setting}'`).join(", ")})`);
  }
}
