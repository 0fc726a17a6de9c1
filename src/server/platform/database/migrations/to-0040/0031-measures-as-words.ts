import { Migration } from "@mikro-orm/migrations";
import { type Described, searchWordsOf } from "../copies/0031-search-words.ts";

/** Products read and written at once: far from the statement timeout. */
const BATCH_SIZE = 1000;

/** Products are found by their measures however these are spaced, by their long descriptions and by their downloads. */
export class MeasuresAsWords extends Migration {
  override name = "0031-measures-as-words";

  override async up(): Promise<void> {
    // A large catalogue is written and indexed again: longer than a statement otherwise may take.
    await this.execute("set local statement_timeout = 0");
    for (let last = 0; ;) {
      const found = (await this.execute(
        `select id, title, reference, short_description, long_description, subcategory, specifications, compatibility, benefits, downloads
         from product where id > ? order by id limit ${BATCH_SIZE}`,
        [last],
      )) as Described[]; // the columns that are selected
      if (found.length === 0) break;
      last = found.at(-1)?.id ?? last;
      const columns = found.map((product) => ({ id: product.id, search_words: searchWordsOf(product) }));
      await this.execute(
        `update product set search_words = new.search_words::tsvector
         from jsonb_to_recordset(?::jsonb) as new (id int, search_words text) where product.id = new.id`,
        [JSON.stringify(columns)],
      );
    }
  }

  /** Nothing: an older program finds by these words too. */
  override down(): void {}
}
