import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Logger } from "pino";
import { documentWordsOf } from "#server/platform/search/search-text.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import type { UploadStore } from "../upload-store.ts";
import { readPdfText } from "./read-pdf-text.ts";

type Reading = { orm: MikroORM; uploads: UploadStore; log: Logger };

type Pdf = { id: number; filename: string };

/** How long another try waits after the database could not be reached. */
const RETRY_MS = 60_000;

/** Reads the text of uploaded PDFs for the search, one after the other: those that an earlier start left unread, newest first, and each that is
 *  uploaded from now on. One that cannot be read is found by its name only, and is not tried again. */
export function startReadingPdfs({ orm, uploads, log }: Reading): { stop: () => Promise<void>; settled: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> | undefined;
  let isAskedAgain = false;

  async function nextUnread(): Promise<Pdf | undefined> {
    const { rows } =
      await sql<Pdf>`select id, filename from upload where kind = 'pdf' and pdf_words is null order by id desc limit 1`.execute(
        orm.em.fork().getKysely(),
      );
    return rows[0];
  }

  async function read({ id, filename }: Pdf): Promise<void> {
    await uploads.files.hold(filename);
    const bytes = await readFile(join(uploads.folder, filename)).catch(() => undefined); // deleted, or on another machine's disk
    const text = bytes && (await readPdfText(bytes, signal));
    if (signal.aborted) return;
    if (bytes && text === undefined) log.warn({ name: filename }, "the text of a PDF could not be read");
    await orm.em.fork().transactional(async (em) => {
      await sql`update upload set pdf_words = ${documentWordsOf(text ?? "")}::tsvector where id = ${id}`.execute(em.getKysely());
      await sql`select pg_notify('content', '')`.execute(em.getKysely()); // searches answer otherwise from now on
    });
  }

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let pdf = await nextUnread(); pdf && !signal.aborted; pdf = await nextUnread()) await read(pdf);
    } while (isAskedAgain && !signal.aborted);
  }

  function start(): void {
    isAskedAgain = true;
    if (signal.aborted) return;
    working ??= work()
      .catch((error: unknown) => {
        if (signal.aborted) return;
        log.warn({ error: reasonOf(error) }, "PDFs could not be read yet");
        setTimeout(start, RETRY_MS).unref();
      })
      .finally(() => (working = undefined));
  }

  start();
  uploads.onStored(start);

  return {
    /** Ends the reading under way, which the next start takes up. */
    stop: async () => {
      stopping.abort();
      await working;
    },
    /** Waits until nothing is left to read. */
    settled: async () => working,
  };
}
