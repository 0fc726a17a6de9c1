import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { forkSigned } from "#server/history/fork-signed.ts";
import { nouns } from "#server/nouns.ts";
import { reasonOf, StartError } from "#server/start-error.ts";
import type { StoredFiles } from "#server/media/object-store/stored-files.ts";
import { STORED_NAME } from "#server/media/stored-name.ts";
import { type BackupLine, migrationsOf, sha256, tablesInOrder } from "./backup-format.ts";

/** The lines of a backup. Fails with a `StartError` where the file is cut, changed, or no backup at all: at the latest after its last line. */
async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash("sha256");
  let isSealed = false;
  try {
    const unzipped = createReadStream(file)
      .on("error", (error) => unzipped.destroy(error))
      .pipe(createGunzip());
    for await (const text of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      const line: BackupLine = JSON.parse(text);
      if (line.kind === "seal") isSealed = line.sha256 === hash.digest("hex");
      else {
        hash.update(`${text}\n`);
        yield line;
      }
    }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${file} cannot be restored: ${reasonOf(error)}`);
  }
  if (!isSealed) throw new StartError(`${file} cannot be restored: it is cut short or was changed`);
}

/** Tables that begin with rows of a migration. Whoever changed one since is told by the history, which must be empty too. */
function beginningFilled(em: EntityManager): string[] {
  return nouns.flatMap(({ entity, beginsFilled }) => (beginsFilled ? em.getMetadata().get(entity).tableName : []));
}

/** Empties the tables that begin filled. Fails where any other holds something. */
async function clear(em: EntityManager, tables: string[]): Promise<void> {
  const filled = beginningFilled(em);
  for (const table of tables) {
    if (filled.includes(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(em.getKysely());
    if (rows.length > 0)
      throw new StartError("The database is not empty: restore into a new DATA_DIR, or empty it first with: npm run db -- reset");
  }
  // Another file for its table: a running instance that caches what it has read then reads everything again.
  await sql`truncate change`.execute(em.getKysely());
  for (const table of filled) await sql`delete from ${sql.table(table)}`.execute(em.getKysely());
}

async function insertRows(em: EntityManager, table: string, rows: unknown[]): Promise<void> {
  const into = sql.table(table);
  await sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`.execute(
    em.getKysely(),
  );
}

/** Lets the next id come after the restored ones. */
async function moveSequences(em: EntityManager, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`
      select 1 from information_schema.columns
      where table_name = ${table} and column_name = 'id' and column_default like 'nextval%'`.execute(em.getKysely());
    if (rows.length === 0) continue;
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false) from ${sql.table(table)}`.execute(
      em.getKysely(),
    );
  }
}

/** Fills an empty, migrated database from a backup: all of it, or nothing. Fails with a `StartError` that says why. */
export async function restore(orm: MikroORM, files: StoredFiles, file: string): Promise<void> {
  const tables = tablesInOrder(orm);
  const present = (await migrationsOf(orm)).join();
  // The history comes from the backup too.
  await forkSigned(orm.em, { via: "restore" }).transactional(async (em) => {
    await sql`set local statement_timeout = 0`.execute(em.getKysely());
    await clear(em, tables);
    for await (const line of readBackup(file)) {
      if (line.kind === "header" && line.migrations.join() !== present)
        throw new StartError(`${file} was made by another version: its schema is ${line.migrations.at(-1)}.`);
      if (line.kind === "rows") {
        if (!tables.includes(line.table)) throw new StartError(`${file} holds an unknown table: ${line.table}`);
        await insertRows(em, line.table, line.rows);
      }
      if (line.kind === "file") {
        const bytes = Buffer.from(line.base64, "base64");
        if (sha256(bytes) !== line.sha256 || !STORED_NAME.test(line.name))
          throw new StartError(`${file} cannot be restored: ${line.name} was changed`);
        await files.write(line.name, bytes);
      }
    }
    await moveSequences(em, tables);
  });
}
