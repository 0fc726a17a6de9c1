import { parentPort } from "node:worker_threads";
import { drawDatasheet } from "./draw-datasheet.ts";
import type { Drawing } from "./draw-apart.ts";

parentPort?.on("message", async ({ sheet, jpegs }: Drawing) => {
  const bytes = await drawDatasheet(
    sheet,
    jpegs.map((jpeg) => jpeg && Buffer.from(jpeg)),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(bytes);
});
