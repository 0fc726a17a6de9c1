import { Worker } from "node:worker_threads";
import type { ErrorCode } from "#contracts/shared/errors.ts";
import { PRODUCT_COLUMN_NAMES } from "#contracts/product/product-transfer.ts";
import type { SheetChoice } from "#contracts/spreadsheet/sheet.ts";
import type { ColumnNames } from "#contracts/spreadsheet/sheet-headings.ts";
import { TRANSFER_COLUMNS } from "#contracts/translation/translation-transfer.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import type { ReadSheet } from "./sheet-cells.ts";

/** The message of the thread that parses a file: an error loses its class on the way. */
export type SheetReading = { sheet: ReadSheet } | { refused: ErrorCode; message: string };

/** Longest time that a file may take, and the most memory that the thread may: ten thousand rows of fifty megabytes
 *  need less. */
const TIMEOUT_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };

const TOO_COMPLEX = "Ce fichier est trop complexe pour être lu. Enregistrez-le au format CSV, ou partagez-le en plusieurs.";

/** The tables that can be imported. The thread is told their headings: their contracts would double what it loads. */
const KNOWN_TABLES: ColumnNames[] = [PRODUCT_COLUMN_NAMES, TRANSFER_COLUMNS.map((name) => [name])];

const oneAtATime = limitConcurrency(1, 4);

function parseInWorker(bytes: Buffer, choice: SheetChoice): Promise<SheetReading> {
  const workerData = { bytes: new Uint8Array(bytes), choice, known: KNOWN_TABLES };
  const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), { workerData, resourceLimits: MEMORY });
  const { promise, resolve, reject } = Promise.withResolvers<SheetReading>();
  const tooComplex = () => reject(new AppError("too_large", TOO_COMPLEX));
  const timer = setTimeout(tooComplex, TIMEOUT_MS);
  worker.once("message", resolve);
  worker.once("error", (error) => (errorField(error, "code") === "ERR_WORKER_OUT_OF_MEMORY" ? tooComplex() : reject(error)));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

/** Reads a CSV file or an XLSX workbook in its own thread, so that no other request waits. Limits of time and memory
 *  keep a file from taking the server down. Fails with `invalid` or `too_large`, in French. */
export async function readSheet(bytes: Buffer, choice: SheetChoice = {}): Promise<ReadSheet> {
  const reading = await oneAtATime(() => parseInWorker(bytes, choice));
  if ("refused" in reading) throw new AppError(reading.refused, reading.message);
  return reading.sheet;
}
