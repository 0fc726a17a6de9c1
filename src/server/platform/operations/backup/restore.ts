import { sha256 } from "#server/platform/database/sha256.ts";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { forkWithAuthor, liftTimeouts } from "#server/platform/database/fork-with-author.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import type { StoredFiles } from "#server/platform/media/object-store/stored-files.ts";
import { STORED_NAME } from "#server/platform/media/stored-name.ts";
import { isLongEnough, SECRET_MIN_BYTES, secretFingerprint } from "../stored-secret.ts";
import { nameGaps } from "./backup.ts";
import { type BackupLine, backupLineSchema, migrationsOf, tablesInOrder } from "./backup-format.ts";

/** Longest lines that are read, in bytes: the header, and those after it. A decompression bomb ends there. */
const HEADER_MAX_BYTES = 64 * 1024;
const LINE_MAX_BYTES = 256 * 1024 * 1024;

/** The lines of unzipped bytes. Fails where one is too long to belong to a backup. */
async function* textLines(unzipped: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  let max = HEADER_MAX_BYTES;
  for await (const chunk of unzipped) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      [parts, length, start, max] = [[], 0, end + 1, LINE_MAX_BYTES];
    }
    const rest = chunk.subarray(start);
    length += rest.length;
    if (length > max) throw new Error("it is no backup: a line of it is too long");
    parts.push(rest);
  }
  if (length > 0) throw new Error("it is cut short");
}

function parseLine(text: string, isFirst: boolean): BackupLine {
  const line = backupLineSchema.safeParse(JSON.parse(text));
  if (!line.success || isFirst !== (line.data.kind === "header")) throw new Error("it is no backup");
  return line.data;
}

/** The lines of a backup. Fails with a `StartError` where the file is cut, changed, or no backup at all: at the latest
 *  after its last line. */
async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash("sha256");
  let isFirst = true;
  let isSealed = false;
  const unzipped = createGunzip();
  createReadStream(file)
    .on("error", (error) => unzipped.destroy(error))
    .pipe(unzipped);
  try {
    for await (const text of textLines(unzipped)) {
      const line = parseLine(text, isFirst);
      isFirst = false;
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

/** Lists the tables that begin with rows of a migration. The history, which must be empty, tells their changes. */
function tablesWithInitialRows(em: EntityManager): string[] {
  return allResources().flatMap(({ entity, hasInitialRows }) => (hasInitialRows ? em.getMetadata().get(entity).tableName : []));
}

/** Empties the tables that have initial rows. Fails where any other holds something. */
async function clear(em: EntityManager, tables: string[]): Promise<void> {
  const filled = tablesWithInitialRows(em);
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

/** Moves the sequences past the restored ids. */
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

/** The part of the stored files that a restore needs. */
type FileWriter = Pick<StoredFiles, "write">;

/** The installation that a backup is restored into. `replaceSecret` stores the secret of the backup, where the
 *  installation generates its own. */
type RestoredInto = { secret: () => string; replaceSecret?: ((secret: string) => void) | undefined };

/** Takes over the key of the backup where it can; otherwise warns that the values it has sealed stay closed. */
function takeKey({ fingerprint, secret }: BackupLine & { kind: "key" }, into: RestoredInto): string[] {
  if (secret !== undefined && into.replaceSecret) {
    into.replaceSecret(secret);
    return [];
  }
  if (secretFingerprint(into.secret()) === fingerprint) return [];
  return [
    "JWT_SECRET: not the one that the backup was made with: authenticator apps are refused until that one is set, or removed by: npm run db -- remove-factors NAME",
  ];
}

async function restoreLine(em: EntityManager, line: BackupLine & { kind: "rows" | "file" }, files: FileWriter): Promise<void> {
  if (line.kind === "rows") return insertRows(em, line.table, line.rows);
  const bytes = Buffer.from(line.base64, "base64");
  if (sha256(bytes, "hex") !== line.sha256 || !STORED_NAME.test(line.name)) throw new Error(`${line.name} was changed`);
  return files.write(line.name, bytes);
}

/** Fills an empty, migrated database from a backup: all of it, or nothing. Gives warnings of what will be missing.
 *  Fails with a `StartError` that names the reason. */
export async function restore(orm: MikroORM, files: FileWriter, file: string, into?: RestoredInto): Promise<string[]> {
  const tables = tablesInOrder(orm);
  const present = (await migrationsOf(orm)).join();
  const warnings: string[] = [];
  let key: (BackupLine & { kind: "key" }) | undefined;
  // The history comes from the backup too.
  await forkWithAuthor(orm.em, { via: "restore" }).transactional(async (em) => {
    await liftTimeouts(em); // no statement runs while the files are written
    await clear(em, tables);
    for await (const line of readBackup(file)) {
      if (line.kind === "header" && line.migrations.join() !== present)
        throw new StartError(`${file} was made by another version: its schema is ${line.migrations.at(-1)}.`);
      if (line.kind === "key" && line.secret !== undefined && !isLongEnough(line.secret))
        throw new StartError(`${file} cannot be restored: its secret has less than ${SECRET_MIN_BYTES} bytes`);
      if (line.kind === "key") key = line;
      if (line.kind === "gaps") warnings.push(`when the backup was made, ${nameGaps(line.names)}`);
      if (line.kind === "rows" && !tables.includes(line.table)) throw new StartError(`${file} holds an unknown table: ${line.table}`);
      if (line.kind === "rows" || line.kind === "file")
        await restoreLine(em, line, files).catch((error: unknown) => {
          throw new StartError(`${file} cannot be restored: ${reasonOf(error)}`);
        });
    }
    await moveSequences(em, tables);
    if (key && into) warnings.unshift(...takeKey(key, into)); // last: a file that is refused replaces nothing
  });
  return warnings;
}
