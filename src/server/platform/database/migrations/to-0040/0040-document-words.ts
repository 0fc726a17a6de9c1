import { Migration } from "@mikro-orm/migrations";

/** Columns that ranking reads of every hit. PostgreSQL had put them outside the long rows: of 50,000 products « ip »
 *  took 0.65 s to rank, and takes half of it. */
const RANKED = ["search_title", "search_reference"];

/** The search reads PDFs, and ranks what it finds within the rows. */
export class DocumentWords extends Migration {
  override name = "0040-document-words";

  override up(): void {
    this.addSql(`alter table "upload" add column "pdf_words" tsvector null`);
    this.addSql(`create index upload_pdf_words_index on upload using gin (pdf_words) with (fastupdate = off)`);
    this.addSql(`create index upload_unread_pdf_index on upload (id) where kind = 'pdf' and pdf_words is null`);
    for (const column of RANKED) this.addSql(`alter table "product" alter column "${column}" set storage main`);
    // The table is rewritten as a whole: an update would leave twice as much to read behind.
    this.addSql(`set local statement_timeout = 0`);
    this.addSql(`cluster "product" using "product_pkey"`);
    this.addSql(`alter table "product" set without cluster`);
  }

  override down(): void {
    for (const column of RANKED) this.addSql(`alter table "product" alter column "${column}" set storage extended`);
    this.addSql(`drop index upload_unread_pdf_index`);
    this.addSql(`drop index upload_pdf_words_index`);
    this.addSql(`alter table "upload" drop column "pdf_words"`);
  }
}
