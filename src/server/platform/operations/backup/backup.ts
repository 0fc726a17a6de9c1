import { sha256 } from "#server/platform/database/sha256.ts";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { IsolationLevel } from "@mikro-orm/core";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { liftTimeouts } from "#server/platform/database/fork-with-author.ts";
import { errorField, isMissingFile } from "#server/platform/errors/error-causes.ts";
import type { StoredFiles } from "#server/platform/media/object-store/stored-files.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";
import { secretFingerprint } from "../stored-secret.ts";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import { type BackupLine, migrationsOf, tablesInOrder } from "./backup-format.ts";

/** Rows in one line of the file. */
const ROWS_PER_LINE = 500;

/** The secret that seals columns, and whether it goes into the file: one that the installation has generated does. */
export type BackupKey = { secret: string; isGenerated: boolean };

/** Files that a backup did not find: `gaps` are files that rows refer to, `deleted` were rightly deleted while it was
 *  made. */
type BackupReport = { gaps: string[]; deleted: string[] };

/** The files that rows of a snapshot refer to. */
type ExpectedFiles = Map<string, { original_name: string; sha256: string }>;

/** Reads a table in batches, each row as JSON, from its beginning to its end, once. */
async function* readTable(em: EntityManager, table: string): AsyncGenerator<unknown[]> {
  const db = em.getKysely();
  await sql`declare backup_rows no scroll cursor for select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`fetch ${sql.lit(ROWS_PER_LINE)} from backup_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(db);
}

async function* rowLines(orm: MikroORM): AsyncGenerator<BackupLine, ExpectedFiles> {
  // One snapshot of all tables, whatever is written meanwhile.
  const em = orm.em.fork();
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ });
  try {
    await liftTimeouts(em); // no statement runs while the disk takes what was read
    for (const table of tablesInOrder(orm)) for await (const rows of readTable(em, table)) yield { kind: "rows", table, rows };
    const uploads = await em.find(Upload, {}, { fields: ["filename", "original_name", "sha256"], disableIdentityMap: true });
    return new Map(uploads.map(({ filename, original_name, sha256: digest }) => [filename, { original_name, sha256: digest }]));
  } finally {
    await em.rollback();
  }
}

/** The bytes of a file; undefined where it does not exist. Other failures, as of the disk or of the object store, end
 *  the backup. */
async function bytesOf(files: StoredFiles, name: string): Promise<Buffer | undefined> {
  if (!(await files.has(name))) return undefined;
  return files.read(name).catch((error: unknown) => {
    if (isMissingFile(error)) return undefined; // deleted between the two
    throw error;
  });
}

async function* fileLines(orm: MikroORM, files: StoredFiles, expected: ExpectedFiles, report: BackupReport): AsyncGenerator<BackupLine> {
  // A file is stored before its row is written: whatever the snapshot mentions is there. Renditions are made again when
  // asked for.
  for (const name of new Set([...expected.keys(), ...(await files.names())])) {
    const row = expected.get(name);
    const bytes = await bytesOf(files, name);
    const digest = bytes && sha256(bytes, "hex");
    if (bytes && digest) yield { kind: "file", name, sha256: digest, base64: bytes.toString("base64") };
    if (!row || digest === row.sha256) continue;
    const isDeleted = !bytes && (await orm.em.fork().count(Upload, { filename: name })) === 0;
    const label = `${name} (${row.original_name}${bytes ? ", changed" : ""})`;
    (isDeleted ? report.deleted : report.gaps).push(label);
  }
  if (report.gaps.length > 0) yield { kind: "gaps", names: report.gaps };
}

type Dependencies = { orm: MikroORM; files: StoredFiles; key: BackupKey | undefined; report: BackupReport };

async function* backupLines({ orm, files, key, report }: Dependencies): AsyncGenerator<BackupLine> {
  yield { kind: "header", format: 1, migrations: await migrationsOf(orm) };
  if (key) yield { kind: "key", fingerprint: secretFingerprint(key.secret), ...(key.isGenerated && { secret: key.secret }) };
  const expected = yield* rowLines(orm);
  yield* fileLines(orm, files, expected, report);
}

async function* addSeal(lines: AsyncGenerator<BackupLine>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ kind: "seal", sha256: hash.digest("hex") } satisfies BackupLine)}\n`;
}

/** Path of a backup with gaps, so that it replaces no whole one. */
export const incompleteName = (file: string) => `${file}.incomplete`;

/** Writes the whole content, uploads included, into one file, while the site goes on. The file appears only once it is
 *  complete and on disk; if uploads are missing, it gets the name of `incompleteName`. Fails with a `StartError` if it
 *  cannot be written. */
export async function backUp(orm: MikroORM, files: StoredFiles, file: string, key?: BackupKey): Promise<BackupReport> {
  const draft = `${file}.part`;
  const report: BackupReport = { gaps: [], deleted: [] };
  try {
    const lines = Readable.from(addSeal(backupLines({ orm, files, key, report })));
    await pipeline(lines, createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, report.gaps.length > 0 ? incompleteName(file) : file);
    return report;
  } catch (error) {
    await rm(draft, { force: true });
    if (typeof errorField(error, "syscall") !== "string") throw error;
    throw new StartError(`${file} cannot be written: ${reasonOf(error)}`);
  }
}

const NAMED_MAX = 20;

/** The names of missing files in one line, the first of many. */
export function nameGaps(names: string[]): string {
  const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : "";
  return `${names.length} of the uploaded files ${names.length === 1 ? "is" : "are"} missing: ${names.slice(0, NAMED_MAX).join(", ")}${more}`;
}
