import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ImportFault, ImportInput, ImportProgress, ProductColumn } from "#contracts/product/product-transfer.ts";
import type { UploadStore, WrittenFile } from "#server/platform/media/upload-store.ts";
import type { Reach } from "#server/platform/http/public-address.ts";
import { planImport } from "../plan-import.ts";
import { isWriting } from "../planned-row.ts";
import type { PreparedSheet } from "../prepare-sheet.ts";
import { refuseStopped, willBeRefused } from "../refusals.ts";
import { listExternalFiles, replaceUrls, toFileKey, withAcceptableUrls, type ExternalFile } from "./external-files.ts";
import { IMAGE_MAX_BYTES, PDF_MAX_BYTES } from "#contracts/media/upload.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import { fetchFile, UnavailableFile } from "./fetch-file.ts";

/** A table whose files of other sites were copied, before the transaction of its import: a download takes longer than a
 *  transaction should. `failures` names the files that are missing, `incomplete` the fields of lines that lack one. */
export type ImportFiles = {
  prepared: PreparedSheet;
  failures: ImportFault[];
  incomplete: Map<number, Set<ProductColumn>>;
  /** Adds the rows of the copies, in the caller's transaction. */
  record: (em: EntityManager) => Promise<void>;
  /** Announces the copies once their rows are committed; deletes those without a row. */
  settle: (outcome: "imported" | "refused" | "unknown") => Promise<void>;
};

type Sources = { em: EntityManager; uploads: UploadStore; reach: Reach };

/** URLs of the copies, by `toFileKey`, and those files that the library lacked. */
type Copies = Pick<CopiedFiles, "faults"> & { urls: Map<string, string>; added: WrittenFile[] };

const NOTHING_COPIED: Copies = { urls: new Map(), added: [], faults: new Map() };

/** Reuses files of the library that have the bytes of a copy, which is then deleted. A second import of a table adds
 *  none. */
async function reuseStoredFiles({ em, uploads }: Sources, { written, faults }: CopiedFiles): Promise<Copies> {
  const hashes = [...written.values()].map(({ row }) => row.sha256);
  const { rows } = await sql<{ sha256: string; filename: string }>`
    select sha256, filename from upload where sha256 = any(${hashes}::text[]) order by id desc`.execute(em.getKysely());
  const stored = new Map(rows.map(({ sha256, filename }) => [sha256, `/uploads/${filename}`]));
  const copies: Copies = { urls: new Map(), added: [], faults };
  const doubles: string[] = [];
  for (const [key, file] of written) {
    const { row, reply } = file;
    const url = stored.get(row.sha256) ?? reply.url;
    stored.set(row.sha256, url);
    copies.urls.set(key, url);
    if (url === reply.url) copies.added.push(file);
    else doubles.push(reply.filename);
  }
  await uploads.remove(doubles);
  return copies;
}

/** Puts the URLs of the copies into a table, and notes the files that are missing. */
function useCopies(prepared: PreparedSheet, { urls, faults }: Copies) {
  const failures: ImportFault[] = [];
  const incomplete: ImportFiles["incomplete"] = new Map();
  const sheet = replaceUrls(prepared, (file, { line, column, heading }) => {
    const url = urls.get(toFileKey(file));
    if (url !== undefined) return url;
    const reason = faults.get(toFileKey(file));
    if (reason === undefined) return file.url.replace(/^http:/i, "https:"); // of a row that writes nothing
    failures.push({ line, column: heading, message: `${file.url}\u202f: ${reason}` });
    incomplete.set(line, (incomplete.get(line) ?? new Set()).add(column));
    return undefined;
  });
  return { prepared: { ...prepared, sheet }, failures, incomplete };
}

/** Copies the files of an import that will write them, none where its transaction would refuse it. */
async function copyWanted(
  sources: Sources,
  { prepared, input, since }: { prepared: PreparedSheet; input: ImportInput; since: Date },
  report: (progress: ImportProgress) => void,
): Promise<Copies> {
  const { em } = sources;
  report({ step: "checking" });
  const { rows } = await planImport(em, withAcceptableUrls(prepared), input.id_mismatch);
  if (willBeRefused(rows, input)) return NOTHING_COPIED;
  const lines = new Set(rows.filter(isWriting).map(({ line }) => line));
  const files = listExternalFiles(prepared, (line) => lines.has(line));
  const refuse = () => refuseStopped(em, { sheet: input.sheet, since });
  return reuseStoredFiles(sources, await copyFiles(files, { ...sources, report, refuseStopped: refuse }));
}

/** Copies the pictures and documents of other sites that an import names, if it was asked to. Fails with `conflict`
 *  where it is stopped. */
export async function copyImportFiles(
  sources: Sources,
  asked: { prepared: PreparedSheet; input: ImportInput; since: Date },
  report: (progress: ImportProgress) => void,
): Promise<ImportFiles> {
  const { uploads } = sources;
  const copied = asked.input.copies_files ? await copyWanted(sources, asked, report) : NOTHING_COPIED;
  const files = copied.added;
  const used = asked.input.copies_files
    ? useCopies(asked.prepared, copied)
    : { prepared: asked.prepared, failures: [], incomplete: new Map<number, Set<ProductColumn>>() };
  let isRecorded = false;
  return {
    ...used,
    record: async (em) => {
      for (const file of files) uploads.record(em, file);
      await em.flush();
      isRecorded = true;
    },
    settle: async (outcome) => {
      if (outcome === "imported" && isRecorded) for (const file of files) uploads.announce(file);
      else if (outcome !== "unknown") await uploads.remove(files.map(({ reply }) => reply.filename));
    },
  };
}

/** Files that are downloaded at the same time. */
const COPIED_AT_ONCE = 4;

/** Failures without a response after which a site is not asked again. */
const SILENT_MAX = 3;

/** Copies of files on disk, which still need their rows, and the reasons why others could not be copied; by
 *  `toFileKey`. */
type CopiedFiles = { written: Map<string, WrittenFile>; faults: Map<string, string> };

type Copying = { uploads: UploadStore; reach: Reach; report: (progress: ImportProgress) => void; refuseStopped: () => Promise<void> };

const MAX_BYTES = { image: IMAGE_MAX_BYTES, pdf: PDF_MAX_BYTES };

const hostOf = (url: string) => URL.parse(url)?.host ?? "";

/** Creates the function that copies one file. A site that does not answer is given up. */
function createCopier({ uploads, reach }: Copying) {
  const silent = new Map<string, number>();
  return async ({ kind, url }: ExternalFile): Promise<WrittenFile> => {
    const host = hostOf(url);
    if ((silent.get(host) ?? 0) >= SILENT_MAX) throw new UnavailableFile("Ce site ne répond plus.");
    try {
      const sent = await fetchFile(url, { ...reach, maxBytes: MAX_BYTES[kind] });
      silent.delete(host);
      return await (kind === "image" ? uploads.writeImage(sent) : uploads.writePdf(sent));
    } catch (error) {
      if (error instanceof UnavailableFile && error.isSilent) silent.set(host, (silent.get(host) ?? 0) + 1);
      throw error;
    }
  };
}

/** Says in French why a file could not be copied; undefined for an error of this server. */
function explainFailure(error: unknown): string | undefined {
  return error instanceof UnavailableFile || error instanceof AppError ? error.message : undefined;
}

/** Copies files of other sites, a few at a time, with the checks of an upload: pictures first. Fails with `conflict`
 *  where the import is stopped, and leaves no file then. */
async function copyFiles(files: ExternalFile[], copying: Copying): Promise<CopiedFiles> {
  const { uploads, report, refuseStopped } = copying;
  const copied: CopiedFiles = { written: new Map(), faults: new Map() };
  const copy = createCopier(copying);
  let failure: { error: unknown } | undefined;
  for (const kind of ["image", "pdf"] as const) {
    const wanted = files.filter((file) => file.kind === kind);
    let done = 0;
    const inTurn = limitConcurrency(COPIED_AT_ONCE);
    const copyOne = async (file: ExternalFile) => {
      if (failure) return;
      report({ step: "copying", kind, done, total: wanted.length });
      await refuseStopped();
      try {
        copied.written.set(toFileKey(file), await copy(file));
      } catch (error) {
        const reason = explainFailure(error);
        if (reason === undefined) throw error;
        copied.faults.set(toFileKey(file), reason);
      }
      done += 1;
    };
    await Promise.all(wanted.map((file) => inTurn(() => copyOne(file)).catch((error: unknown) => void (failure ??= { error }))));
  }
  if (!failure) return copied;
  await uploads.remove([...copied.written.values()].map(({ reply }) => reply.filename));
  throw failure.error;
}
