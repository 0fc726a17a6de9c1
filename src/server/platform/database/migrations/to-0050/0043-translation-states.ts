import { Migration } from "@mikro-orm/migrations";

/** The tables whose records are translated. */
const TRANSLATED = ["product", "slide", "article", "feature", "category"];

const HIDDEN = ["uploads", "search_text", "search_words", "search_title", "sort_title"];

/** Columns that a search reads of every hit, or of all rows: within the rows, as those of products. */
const READ = ["search_text", "search_words", "search_title", "sort_title"];

/** Condition of the indexes for the search: translations of products that visitors read in another language. */
const SEARCHED = `where noun = 'product' and is_published`;

/** A translation's state is stored beside it: triggers renew it when it, or its record, changes. To compare every text
 *  with its French took 1.5 s for 5,000 products. A search in another language has indexes. */
export class TranslationStates extends Migration {
  override name = "0043-translation-states";

  override up(): void {
    this.addSql(`set local statement_timeout = 0`);
    this.addSql(`alter table "translation" add column "state" text not null default 'missing'`);
    this.record([...HIDDEN, "state"]);
    this.compare();
    this.watch();
    for (const column of READ) this.addSql(`alter table "translation" alter column "${column}" set storage main`);
    for (const table of TRANSLATED)
      this.addSql(`update "translation" t set "state" = "translation_state"(t, to_jsonb(r)) from "${table}" r
        where t."noun" = '${table}' and t."record" = r."id"`);
    // The table is rewritten as a whole, which moves long values into the rows.
    this.addSql(`cluster "translation" using "translation_pkey"`);
    this.addSql(`alter table "translation" set without cluster`);
    this.addSql(`create index translation_state_index on translation (language, noun, state)`);
    this.addSql(`create index translation_search_index on translation using gin (search_text gin_trgm_ops) ${SEARCHED}`);
    this.addSql(`create index translation_words_index on translation using gin (search_words) with (fastupdate = off) ${SEARCHED}`);
  }

  /** Defines the functions that read the current French of a translation's source, in the same shape: of rows, the
   *  columns that are translated. */
  private compare(): void {
    this.addSql(`create function "french_beside"(source jsonb, record jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, case
        when jsonb_typeof(was) <> 'array' then to_jsonb(coalesce(record ->> key, ''))
        when jsonb_typeof(was -> 0) = 'object' then (
          select coalesce(jsonb_agg((
            select jsonb_object_agg(cell, coalesce(part ->> cell, '')) from jsonb_object_keys(was -> 0) as cell
          ) order by place), '[]')
          from jsonb_array_elements(record -> key) with ordinality as parts (part, place))
        else record -> key end), '{}')
      from jsonb_each(source) as said (key, was)
    $$`);
    this.addSql(`create function "translation_state"(t translation, record jsonb) returns text language sql immutable as $$
      select case when t.missing <> '{}' then 'missing' when t.source <> french_beside(t.source, record) then 'outdated'
        when t.is_published then 'published' else 'draft' end
    $$`);
  }

  private watch(): void {
    this.addSql(`create function "set_translation_state"() returns trigger language plpgsql as $$
      declare record jsonb;
      begin
        execute format('select to_jsonb(r) from %I r where id = $1', replace(new.noun, '-', '_')) into record using new.record;
        -- While a backup is restored, the record may come after its translation, which has its state with it.
        if record is not null then
          new.state := translation_state(new, record);
        end if;
        return new;
      end $$`);
    this
      .addSql(`create trigger "translation_stated" before insert or update of "fields", "source", "missing", "is_published" on "translation"
      for each row execute function "set_translation_state"()`);
    this.addSql(`create function "review_translations"() returns trigger language plpgsql as $$
      declare translated text := replace(TG_TABLE_NAME, '_', '-');
      begin
        if exists (select 1 from translation t where t.noun = translated and t.record = new.id) then
          update translation t set state = translation_state(t, to_jsonb(new))
          where t.noun = translated and t.record = new.id and t.state <> translation_state(t, to_jsonb(new));
        end if;
        return null;
      end $$`);
    for (const table of TRANSLATED)
      this.addSql(`create trigger "${table}_reviewed" after update on "${table}" for each row execute function "review_translations"()`);
  }

  /** Leaves derived columns out of the history. */
  private record(leftOut: string[]): void {
    this.addSql(`drop trigger "translation_recorded" on "translation"`);
    this.addSql(`create trigger "translation_recorded" after insert or update or delete on "translation"
      for each row execute function "record_change"('whole', ${leftOut.map((column) => `'${column}'`).join(", ")})`);
  }

  override down(): void {
    this.addSql(`drop index translation_words_index`);
    this.addSql(`drop index translation_search_index`);
    this.addSql(`drop index translation_state_index`);
    for (const table of TRANSLATED) this.addSql(`drop trigger "${table}_reviewed" on "${table}"`);
    this.addSql(`drop function "review_translations"`);
    this.addSql(`drop trigger "translation_stated" on "translation"`);
    this.addSql(`drop function "set_translation_state"`);
    this.addSql(`drop function "translation_state"`);
    this.addSql(`drop function "french_beside"`);
    this.record(HIDDEN);
    for (const column of READ) this.addSql(`alter table "translation" alter column "${column}" set storage extended`);
    this.addSql(`alter table "translation" drop column "state"`);
  }
}
