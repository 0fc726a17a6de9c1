import pg from "pg";
import { readConfig } from "#server/config.ts";
import { reachDatabase } from "#server/platform/database/running-postgres.ts";

/** Rows that stand beside so many products. */
const PER_PRODUCT = { article: 0.1, contact_request: 2, upload: 1 };

type Table = keyof typeof PER_PRODUCT;

const TABLES = Object.keys(PER_PRODUCT) as Table[]; // of an object of our own

const MOMENT = "now() - n * interval '1 minute'";

/** A copy of each of the demo's rows in turn, but for these columns. */
function copySql(table: Table, columns: string): string {
  return `insert into ${table} select (copied).* from (
    select jsonb_populate_record(row, jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')), ${columns})) as copied
    from (select ${table} as row, row_number() over (order by id) - 1 as place, count(*) over () as rows from ${table}) demo
      join generate_series(1, $1) n on n % rows = place offset 0) made`;
}

/** Inserts so many rows. Of the files there are rows only: pictures would be drawn in every width meanwhile. */
const INSERTIONS: Record<Table, string> = {
  article: copySql(
    "article",
    `'title', 'Article ' || n, 'slug', 'article-' || n, 'created_at', ${MOMENT}, 'published_at', ${MOMENT}, 'status', 'published',
    'search_text', 'article ' || n || ' maison lumiere capteur'`,
  ),
  upload: copySql(
    "upload",
    `'filename', md5(n::text) || '.pdf', 'original_name', 'notice-' || n || '.pdf', 'created_at', ${MOMENT}, 'search_text', 'notice-' || n || '.pdf',
    'kind', 'pdf', 'media_type', 'application/pdf', 'width', null, 'height', null, 'color', null, 'unused_since', now(), 'pdf_words', 'lampe notice montage'`,
  ),
  contact_request: `insert into contact_request (created_at, updated_at, due_at, "requestType", "firstName", "lastName", email, subject, message,
      consent, language, status, search_text)
    select ${MOMENT}, ${MOMENT}, ${MOMENT}, 'quote', 'Amel', 'Ben ' || n, 'amel' || n || '@exemple.example', 'Devis ' || n,
      'Un devis pour la maison ' || n, true, 'fr', (array['new', 'in_progress', 'done'])[1 + n % 3],
      'amel ben ' || n || ' amel' || n || '@exemple.example devis un devis pour la maison'
    from generate_series(1, $1) n`,
};

/** Fills the tables that no seed fills, by SQL, and lets PostgreSQL tidy up as it does by itself after a while. The
 *  history knows nothing of these rows. */
async function growTables(products: number): Promise<void> {
  const { url, release } = await reachDatabase(readConfig());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of TABLES) {
      await client.query(`alter table ${table} disable trigger user`);
      await client.query(INSERTIONS[table], [Math.round(products * PER_PRODUCT[table])]);
      await client.query(`alter table ${table} enable trigger user`);
    }
    for (const table of ["product", "translation", ...TABLES]) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
    await release();
  }
}

await growTables(Number(process.argv[2]));
