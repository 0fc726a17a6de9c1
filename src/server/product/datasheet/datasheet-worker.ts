import { parentPort, workerData } from "node:worker_threads";
import { drawDatasheet } from "./draw-datasheet.ts";
import type { Drawing } from "./draw-apart.ts";

const { sheet, jpeg }: Drawing = workerData;
const bytes = await drawDatasheet(sheet, jpeg && Buffer.from(jpeg));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a worker thread, which has no origin
parentPort?.postMessage(bytes);
