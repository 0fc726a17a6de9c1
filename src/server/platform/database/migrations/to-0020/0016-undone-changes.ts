import { Migration } from "@mikro-orm/migrations";

/** Builds the function that writes one change: with `reverts` and `uploads`, or as `0014-history.ts` made it. */
function recordChange({ withUploads }: { withUploads: boolean }): string {
  const [column, value] = withUploads ? [`, "uploads"`, `, uploads`] : ["", ""];
  return `create or replace function "record_change"() returns trigger language plpgsql as $$
    declare
      left_out text[] := array['id', 'version', 'updated_at'] || TG_ARGV[1:];
      old_row jsonb := case when TG_OP <> 'INSERT' then to_jsonb(old) end;
      new_row jsonb := case when TG_OP <> 'DELETE' then to_jsonb(new) end;
      before jsonb := old_row - left_out;
      after jsonb := new_row - left_out;
      changed text[] := '{}';
      uploads text[];
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
      uploads := array(select distinct jsonb_array_elements_text(coalesce(old_row -> 'uploads', '[]') || coalesce(new_row -> 'uploads', '[]')));
      insert into "change" ("tx", "at", "actor", "via", "noun", "record", "version", "operation", "fields", "before", "after"${column})
      values (pg_current_xact_id()::text, now(), nullif(current_setting('lumidar.actor', true), ''),
        coalesce(nullif(current_setting('lumidar.via', true), ''), 'sql'),
        replace(TG_TABLE_NAME, '_', '-'), kept.id, kept.version, lower(TG_OP), changed, before, after${value});
      return null;
    end $$`;
}

/** Changes say which one they undo, and which uploaded files a record showed before or after them. */
export class UndoneChanges extends Migration {
  override name = "0016-undone-changes";

  override up(): void {
    // A long history is read and written again: longer than a statement otherwise may take.
    this.addSql(`set local statement_timeout = 0`);
    this.addSql(`alter table "change" add column "reverts" bigint null, add column "uploads" text[] not null default '{}'`);
    this.addSql(
      `update "change" set "uploads" = array(select distinct match[1] from regexp_matches(concat("before", "after"), '/uploads/([0-9a-f]{32})', 'g') as match)
       where concat("before", "after") like '%/uploads/%'`,
    );
    this.addSql(`create index change_uploads_index on change using gin (uploads)`);
    this.addSql(recordChange({ withUploads: true }));
  }

  override down(): void {
    this.addSql(recordChange({ withUploads: false }));
    this.addSql(`alter table "change" drop column "reverts", drop column "uploads"`);
  }
}
