import { MINUTE_MS } from "#server/platform/database/durations.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Logger } from "pino";
import { notifyContent } from "#server/platform/cache/content-changes.ts";
import { documentWordsOf } from "#server/platform/search/search-text.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { type Loop, startLoop } from "#server/platform/jobs/start-loop.ts";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";

type Reading = { orm: MikroORM; uploads: UploadStore; log: Logger };

type Pdf = { id: number; filename: string };

/** Pause after a failure to reach the database. */
const RETRY_MS = MINUTE_MS;

/** Pause between two announcements of other results while many are read: each outdates every cached response. */
const ANNOUNCE_MS = 10_000;
const EMPTY = sql<string>`''`;

async function findUnread(orm: MikroORM): Promise<Pdf | undefined> {
  const query = sql<Pdf>`select id, filename from upload where kind = 'pdf' and pdf_words is null order by id desc limit 1`;
  return (await query.execute(orm.em.fork().getKysely())).rows[0];
}

/** Reads the text of uploaded PDFs for the search, one after the other: those that an earlier start left unread, newest
 *  first, and each later upload. One that cannot be read is found by its name only, and is not tried again. */
export function startReadingPdfs({ orm, uploads, log }: Reading): Loop {
  async function read({ id, filename }: Pdf, signal: AbortSignal): Promise<void> {
    await uploads.files.hold(filename);
    // deleted, or on another machine's disk
    const bytes = await readFile(join(uploads.folder, filename)).catch(() => undefined);
    const text = bytes && (await readPdfText(bytes, signal));
    if (signal.aborted) return;
    if (bytes && text === undefined) log.warn({ name: filename }, "the text of a PDF could not be read");
    await sql`update upload set pdf_words = ${documentWordsOf(text ?? "")}::tsvector where id = ${id}`.execute(orm.em.fork().getKysely());
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    let announcedAt = performance.now();
    for (let pdf = await findUnread(orm); pdf && !signal.aborted; pdf = await findUnread(orm)) {
      await read(pdf, signal);
      if (performance.now() - announcedAt < ANNOUNCE_MS) continue;
      announcedAt = performance.now();
      await notifyContent(orm, EMPTY);
    }
    await notifyContent(orm, EMPTY); // also what an instance had read that was killed
    if (!signal.aborted) log.info("the text of every PDF is read");
  }

  const loop = startLoop(readAll, {
    retryMs: RETRY_MS,
    onError: (error) => log.warn({ error: reasonOf(error) }, "PDFs could not be read yet"),
  });
  uploads.onStored(loop.wake);
  return loop;
}

/** Longest time for one document, and the most memory: a file that inflates without end is given up. */
const TIMEOUT_MS = 20_000;
const MEMORY_MAX_BYTES = 400 * 1024 * 1024;
const MEMORY_CHECK_MS = 50;

/** Lower priority of reading, behind the requests. */
const LOW_PRIORITY = 10;

const PAGE_BYTES = 4096;

/** Reads the memory of a process, on systems that show it as Linux does. */
async function memoryOf(pid: number): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(pages.split(" ")[1] ?? 0) * PAGE_BYTES;
}

/** Reads the text of a PDF, as far as possible within limits; undefined where it cannot be read. Runs in a process of
 *  its own, which takes neither the server's time nor its memory, and ends with `signal`. */
export async function readPdfText(bytes: Uint8Array, signal?: AbortSignal): Promise<string | undefined> {
  const reader = spawn(process.execPath, [`${import.meta.dirname}/pdf-reader.ts`], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    env: {}, // it needs no variable of ours, least of all the secrets
    ...(signal && { signal }),
  });
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  reader.once("error", () => resolve(false));
  reader.once("close", (code) => resolve(code === 0));
  const { pid } = reader;
  if (pid === undefined) return undefined;
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
  const watch = setInterval(() => {
    void memoryOf(pid).then((size) => size > MEMORY_MAX_BYTES && reader.kill("SIGKILL"));
  }, MEMORY_CHECK_MS);
  reader.stdin.on("error", () => {}); // It ended before it had read everything: its exit code says why.
  reader.stdin.end(bytes);
  const printed = text(reader.stdout).catch(() => "");
  const isRead = await ended;
  clearInterval(watch);
  return isRead ? printed : undefined;
}
