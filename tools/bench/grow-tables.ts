import pg from "pg";
import { readConfig } from "#server/config.ts";
import { reachDatabase } from "#server/platform/database/running-postgres.ts";

/** Rows that stand beside so many products. */
const PER_PRODUCT = { article: 0.1, contact_request: 2, upload: 1 };

type Table = keyof typeof PER_PRODUCT;

const TABLES = Object.keys(PER_PRODUCT) as Table[]; // of an object of our own

const DAY = "now() - n * interval '1 minute'";

/** SQL of the columns that differ from the copied row; a request copies none. */
const COLUMNS: Record<Table, string> = {
  article: `'title', 'Article ' || n, 'slug', 'article-' || n, 'created_at', ${DAY}, 'published_at', ${DAY}, 'status', 'published',
    'search_text', 'article ' || n || ' maison lumiere capteur'`,
  upload: `'filename', md5(n::text) || '.pdf', 'original_name', 'notice-' || n || '.pdf', 'created_at', ${DAY}, 'search_text', 'notice-' || n || '.pdf',
    'kind', 'pdf', 'media_type', 'application/pdf', 'width', null, 'height', null, 'color', null, 'unused_since', now(), 'pdf_words', 'lampe notice montage'`,
  contact_request: `'version', 1, 'created_at', ${DAY}, 'updated_at', ${DAY}, 'due_at', ${DAY}, 'requestType', 'quote',
    'firstName', 'Amel', 'lastName', 'Ben ' || n, 'email', 'amel' || n || '@exemple.example', 'phone', '', 'company', '',
    'subject', 'Devis ' || n, 'message', 'Un devis pour la maison ' || n, 'consent', true, 'consent_version', '', 'language', 'fr',
    'product_title', '', 'status', (array['new', 'in_progress', 'done'])[1 + n % 3], 'notes', '', 'fingerprint', '',
    'search_text', 'amel ben ' || n || ' amel' || n || '@exemple.example devis un devis pour la maison'`,
};

/** Those that are like rows of the demo. Of the files there are rows only: pictures would be drawn in every width
 *  meanwhile. */
const LIKE_DEMO: Table[] = ["article", "upload"];

function insertion(table: Table, count: number): string {
  const columns = `'id', nextval(pg_get_serial_sequence('${table}', 'id')), ${COLUMNS[table]}`;
  const isLike = LIKE_DEMO.includes(table);
  const rows = isLike
    ? `(select ${table} as model, row_number() over (order by id) - 1 as place, count(*) over () as all_of from ${table}) known join `
    : "";
  const matching = isLike ? " on n % all_of = place" : "";
  const model = isLike ? "model" : `null::${table}`;
  return `insert into ${table} select (made).* from (
    select jsonb_populate_record(${model}, jsonb_build_object(${columns})) as made from ${rows}generate_series(1, ${count}) n${matching} offset 0) rows`;
}

/** Fills the tables that no seed fills, by SQL, and lets PostgreSQL tidy up as it does by itself after a while. The
 *  history knows nothing of these rows. */
async function growTables(products: number): Promise<void> {
  const { url, release } = await reachDatabase(readConfig());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of TABLES) {
      await client.query(`alter table ${table} disable trigger user`);
      await client.query(insertion(table, Math.round(products * PER_PRODUCT[table])));
      await client.query(`alter table ${table} enable trigger user`);
    }
    for (const table of ["product", "translation", ...TABLES]) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
    await release();
  }
}

await growTables(Number(process.argv[2]));
