import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { eraseOldRequests } from "./contact-request/erase-old-requests.ts";
import { eraseOldKeys } from "./idempotency/idempotency.ts";
import { reasonOf } from "./start-error.ts";
import { sweepUploads } from "#server/media/sweep-uploads.ts";
import type { UploadStore } from "#server/media/upload-store.ts";

type House = { orm: MikroORM; uploads: UploadStore; now: () => Date };

const EVERY_MS = 60 * 60_000;

/** What takes away what has had its time, and says how much went. */
export const CHORES: { what: string; work: (house: House) => Promise<number> }[] = [
  { what: "unused uploads", work: sweepUploads },
  { what: "old requests", work: eraseOldRequests },
  { what: "old idempotency keys", work: eraseOldKeys },
];

/** Does every chore at once and then every hour, until it is stopped. Never throws: what fails is tried again an hour later. */
export function startHousekeeping(house: House & { log: Logger }): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    for (const { what, work } of CHORES) {
      try {
        const count = await work(house);
        if (count > 0) house.log.info({ count }, `${what} taken away`);
      } catch (error) {
        house.log.warn({ error: reasonOf(error) }, `${what} could not be taken away`);
      }
    }
    if (!isStopped) timer = setTimeout(again, EVERY_MS).unref();
  }

  let running = run();
  function again(): void {
    running = run();
  }

  return {
    /** Waits for what is under way. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
