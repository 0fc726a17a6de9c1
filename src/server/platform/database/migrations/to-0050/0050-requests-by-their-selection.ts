import { Migration } from "@mikro-orm/migrations";
import { normalize } from "../copies/0004-words.ts";

/** Requests read and written at once: far from the statement timeout. */
const BATCH_SIZE = 1000;

/** The search of the inbox reads the product that a request is about, and those of its selection. */
export class RequestsByTheirSelection extends Migration {
  override name = "0050-requests-by-their-selection";

  override async up(): Promise<void> {
    // Many requests are written and indexed again: longer than a statement otherwise may take.
    await this.execute("set local statement_timeout = 0");
    for (let last = 0; ;) {
      const found = (await this.execute(
        `select r.id, concat_ws(' ', nullif(r.product_title, ''), string_agg(l.title || ' ' || l.reference, ' ' order by l.position)) as asked
         from contact_request r left join contact_request_line l on l.contact_request = r.id
         where r.id > ? and (r.product_title <> '' or l.contact_request is not null)
         group by r.id order by r.id limit ${BATCH_SIZE}`,
        [last],
      )) as { id: number; asked: string }[]; // the columns that are selected
      if (found.length === 0) break;
      last = found.at(-1)?.id ?? last;
      const columns = found.map(({ id, asked }) => ({ id, asked: normalize(asked) }));
      await this.execute(
        `update contact_request set search_text = search_text || ' ' || new.asked
         from jsonb_to_recordset(?::jsonb) as new (id int, asked text) where contact_request.id = new.id`,
        [JSON.stringify(columns)],
      );
    }
  }

  /** Nothing: an older program finds by these words too. */
  override down(): void {}
}
