import { Migration } from "@mikro-orm/migrations";
import { learntWords, type Searched, searchTextOf, searchTitleOf } from "../copies/0004-search-texts.ts";
import { compact, indexRows } from "../copies/0004-words.ts";

/** Products read and written at once: far from the statement timeout. */
const BATCH_SIZE = 1000;

/** Search forgives: what products are found by is written again, and their words are indexed for those who mistype
 *  them. */
export class ForgivingSearch extends Migration {
  override name = "0004-forgiving-search";

  override async up(): Promise<void> {
    // A large catalogue is written and indexed again: longer than a statement otherwise may take.
    await this.execute("set local statement_timeout = 0");
    await this.execute(
      `create table "search_word" ("word" text not null, "written" text not null, "keys" text[] not null, primary key ("word"))`,
    );
    await this.execute(
      `alter table "product" add column "search_title" text not null default '', add column "search_reference" text not null default ''`,
    );
    await this.execute(`alter table "product" alter column "search_title" drop default, alter column "search_reference" drop default`);
    // Lists and searches walk over rows whose long values they never read: these move out of the way, what is searched
    // stays.
    await this.execute(`alter table "product" set (toast_tuple_target = 1024)`);
    await this.execute(`alter table "product" alter column "search_text" set storage main`);
    await this.execute(`drop index "product_search_index"`);
    await this.fill();
    await this.execute(`cluster "product" using "product_pkey"`);
    await this.execute(`alter table "product" set without cluster`);
    await this.execute(`create index product_search_index on product using gin (search_text gin_trgm_ops)`);
    await this.execute(`create index product_visible_category_index on product (category) where is_active`);
    await this.execute(`create index search_word_keys_index on search_word using gin (keys) with (fastupdate = off)`);
  }

  private async fill(): Promise<void> {
    const words = new Map<string, string>();
    for (let last = 0; ;) {
      const found = (await this.execute(
        `select id, title, reference, short_description from product where id > ? order by id limit ${BATCH_SIZE}`,
        [last],
      )) as Searched[]; // the columns that are selected
      if (found.length === 0) break;
      last = found.at(-1)?.id ?? last;
      for (const product of found) for (const [word, written] of learntWords(product)) words.set(word, written);
      const columns = found.map((product) => ({
        id: product.id,
        search_text: searchTextOf(product),
        search_title: searchTitleOf(product.title),
        search_reference: compact(product.reference),
      }));
      await this.execute(
        `update product set search_text = new.search_text, search_title = new.search_title, search_reference = new.search_reference
         from jsonb_to_recordset(?::jsonb) as new (id int, search_text text, search_title text, search_reference text) where product.id = new.id`,
        [JSON.stringify(columns)],
      );
    }
    await this.execute(...indexRows(words));
  }

  override down(): void {
    this.addSql(`drop table if exists "search_word" cascade`);
    this.addSql(`alter table "product" drop column "search_title", drop column "search_reference"`);
    this.addSql(`drop index "product_visible_category_index"`);
    this.addSql(`alter table "product" alter column "search_text" set storage extended`);
    this.addSql(`alter table "product" reset (toast_tuple_target)`);
  }
}
