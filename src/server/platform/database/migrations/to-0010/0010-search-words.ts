import { Migration } from "@mikro-orm/migrations";
import { learntWords, type Searched, searchTextOf, searchTitleOf } from "../copies/0004-search-texts.ts";
import { indexRows } from "../copies/0004-words.ts";
import { searchWordsOf } from "../copies/0010-weighted-words.ts";

/** Products read and written at once: far from the statement timeout. */
const BATCH_SIZE = 1000;

/** Products are found by their sub-category, specifications, compatibility and benefits too. */
export class SearchWords extends Migration {
  override name = "0010-search-words";

  override async up(): Promise<void> {
    // A large catalogue is written and indexed again: longer than a statement otherwise may take.
    await this.execute("set local statement_timeout = 0");
    await this.execute(`alter table "product" add column "search_words" tsvector not null default ''`);
    await this.execute(`alter table "product" alter column "search_words" drop default`);
    // Read by every search: it stays in its row, as `search_text` does.
    await this.execute(`alter table "product" alter column "search_words" set storage main`);
    await this.fill();
    await this.execute(`create index product_words_index on product using gin (search_words) with (fastupdate = off)`);
  }

  private async fill(): Promise<void> {
    const words = new Map<string, string>();
    for (let last = 0; ;) {
      const found = (await this.execute(
        `select id, title, reference, short_description, subcategory, specifications, compatibility, benefits
         from product where id > ? order by id limit ${BATCH_SIZE}`,
        [last],
      )) as Searched[]; // the columns that are selected
      if (found.length === 0) break;
      last = found.at(-1)?.id ?? last;
      for (const product of found) for (const [word, written] of learntWords(product)) words.set(word, written);
      const columns = found.map((product) => ({
        id: product.id,
        search_text: searchTextOf(product),
        search_title: searchTitleOf(product.title),
        search_words: searchWordsOf(product),
      }));
      await this.execute(
        `update product set search_text = new.search_text, search_title = new.search_title, search_words = new.search_words::tsvector
         from jsonb_to_recordset(?::jsonb) as new (id int, search_text text, search_title text, search_words text)
         where product.id = new.id`,
        [JSON.stringify(columns)],
      );
    }
    await this.execute(...indexRows(words));
  }

  override down(): void {
    this.addSql(`alter table "product" drop column "search_words"`);
  }
}
