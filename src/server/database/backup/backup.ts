import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { IsolationLevel } from "@mikro-orm/core";
import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { StoredFiles } from "#server/media/object-store/stored-files.ts";
import { type BackupLine, migrationsOf, sha256, tablesInOrder } from "./backup-format.ts";

/** Rows in one line of the file. */
const ROWS_PER_LINE = 500;

async function* linesOf(orm: MikroORM, files: StoredFiles): AsyncGenerator<BackupLine> {
  yield { kind: "header", format: 1, migrations: await migrationsOf(orm) };
  // One snapshot of all tables, whatever is written meanwhile.
  const em = orm.em.fork();
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ });
  try {
    for (const table of tablesInOrder(orm)) {
      for (let offset = 0; ; offset += ROWS_PER_LINE) {
        const { rows } = await sql<{ row: unknown }>`
          select to_jsonb(t) as row from ${sql.table(table)} t order by ctid limit ${ROWS_PER_LINE} offset ${offset}`.execute(
          em.getKysely(),
        );
        if (rows.length > 0) yield { kind: "rows", table, rows: rows.map(({ row }) => row) };
        if (rows.length < ROWS_PER_LINE) break;
      }
    }
  } finally {
    await em.rollback();
  }
  // A file is stored before its row is written: whatever the snapshot mentions is there. Renditions are made again when asked for.
  for (const name of await files.names()) {
    const bytes = await files.read(name);
    yield { kind: "file", name, sha256: sha256(bytes), base64: bytes.toString("base64") };
  }
}

async function* sealed(lines: AsyncGenerator<BackupLine>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    yield text;
  }
  yield `${JSON.stringify({ kind: "seal", sha256: hash.digest("hex") } satisfies BackupLine)}\n`;
}

/** Writes the whole content, uploads included, into one file, while the site goes on. The file appears only once it is complete and on disk. */
export async function backUp(orm: MikroORM, files: StoredFiles, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await write(orm, files, draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function write(orm: MikroORM, files: StoredFiles, draft: string): Promise<void> {
  await pipeline(Readable.from(sealed(linesOf(orm, files))), createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600 }));
  const handle = await open(draft, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
