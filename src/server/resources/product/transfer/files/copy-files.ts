import type { ImportProgress } from "#contracts/product/product-transfer.ts";
import { IMAGE_MAX_BYTES, PDF_MAX_BYTES } from "#contracts/media/upload.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import type { UploadStore, WrittenFile } from "#server/platform/media/upload-store.ts";
import type { Reach } from "#server/platform/webhook/public-address.ts";
import { type ExternalFile, toFileKey } from "./external-files.ts";
import { fetchFile, UnavailableFile } from "./fetch-file.ts";

/** Files that are downloaded at the same time. */
const COPIED_AT_ONCE = 4;

/** Failures without a response after which a site is not asked again. */
const SILENT_MAX = 3;

/** Copies of files on disk, which still need their rows, and the reasons why others could not be copied; by
 *  `toFileKey`. */
export type CopiedFiles = { written: Map<string, WrittenFile>; faults: Map<string, string> };

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
export async function copyFiles(files: ExternalFile[], copying: Copying): Promise<CopiedFiles> {
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
