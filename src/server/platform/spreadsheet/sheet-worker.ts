import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "#server/platform/errors/app-error.ts";
import { parseSheet } from "./parse-sheet.ts";
import type { SheetReading } from "./read-sheet.ts";

async function read(): Promise<SheetReading> {
  try {
    return { sheet: await parseSheet(Buffer.from(workerData.bytes), workerData.choice, workerData.known) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code, message: error.message };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage(await read());
