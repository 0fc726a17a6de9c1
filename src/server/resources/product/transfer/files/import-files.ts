import type { EntityManager } from "@mikro-orm/postgresql";
import type { ImportFault, ImportInput, ImportProgress, ProductColumn } from "#contracts/product/product-transfer.ts";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import type { Reach } from "#server/platform/webhook/public-address.ts";
import { planImport } from "../plan-import.ts";
import { isWriting } from "../planned-row.ts";
import type { PreparedSheet } from "../prepare-sheet.ts";
import { refuseStopped, willBeRefused } from "../refusals.ts";
import { type CopiedFiles, copyFiles } from "./copy-files.ts";
import { listExternalFiles, replaceUrls, toFileKey, withAcceptableUrls } from "./external-files.ts";

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

/** Puts the URLs of the copies into a table, and notes the files that are missing. */
function useCopies(prepared: PreparedSheet, { written, faults }: CopiedFiles) {
  const failures: ImportFault[] = [];
  const incomplete: ImportFiles["incomplete"] = new Map();
  const sheet = replaceUrls(prepared, (file, { line, column, heading }) => {
    const copy = written.get(toFileKey(file));
    if (copy) return copy.reply.url;
    const reason = faults.get(toFileKey(file));
    if (reason === undefined) return file.url.replace(/^http:/i, "https:"); // of a row that writes nothing
    failures.push({ line, column: heading, message: `${file.url}\u202f: ${reason}` });
    incomplete.set(line, (incomplete.get(line) ?? new Set()).add(column));
    return undefined;
  });
  return { prepared: { ...prepared, sheet }, failures, incomplete };
}

const NOTHING_COPIED: CopiedFiles = { written: new Map(), faults: new Map() };

/** Copies the files of an import that will write them, none where its transaction would refuse it. */
async function copyWanted(
  { em, uploads, reach }: Sources,
  { prepared, input, since }: { prepared: PreparedSheet; input: ImportInput; since: Date },
  report: (progress: ImportProgress) => void,
): Promise<CopiedFiles> {
  report({ step: "checking" });
  const { rows } = await planImport(em, withAcceptableUrls(prepared), input.id_mismatch);
  if (willBeRefused(rows, input)) return NOTHING_COPIED;
  const lines = new Set(rows.filter(isWriting).map(({ line }) => line));
  const files = listExternalFiles(prepared, (line) => lines.has(line));
  return copyFiles(files, { uploads, reach, report, refuseStopped: () => refuseStopped(em, { sheet: input.sheet, since }) });
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
  const files = [...copied.written.values()];
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
