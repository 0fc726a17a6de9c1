import { HOUR_MS } from "#server/platform/database/durations.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { eraseOldRequests } from "./resources/contact-request/erase-requests.ts";
import { eraseOldDrafts } from "./platform/editing/draft/draft.router.ts";
import { eraseOldBinned } from "./platform/history/bin.ts";
import { eraseOldChanges } from "./platform/history/change-list.ts";
import { eraseOldKeys } from "./platform/rpc/idempotency/idempotency.ts";
import { CLOCK_AHEAD, advanceTrustedTime } from "./platform/database/trusted-time.ts";
import { eraseOldPreviews } from "./platform/editing/preview/form-previews.ts";
import { eraseOldLinks } from "./platform/identity/person/password-links.ts";
import { eraseClosedForms } from "./platform/editing/presence/presence.router.ts";
import { reasonOf } from "./platform/errors/start-error.ts";
import { type Loop, startLoop } from "./platform/jobs/start-loop.ts";
import { eraseOldSecurityEvents } from "./platform/identity/security-event/record-security-event.ts";
import { eraseOldSheets } from "./platform/spreadsheet/sheet-store.ts";
import { eraseOldCounts } from "#server/resources/statistics/tally.ts";
import { eraseOldDeliveries } from "./platform/webhook/delivery-queue.ts";
import { sweepDatasheets } from "./resources/product/datasheet/datasheets.ts";
import { sweepUploads } from "./platform/media/sweep-uploads.ts";
import type { UploadStore } from "./platform/media/upload-store.ts";

type Dependencies = { orm: MikroORM; uploads: UploadStore; now: () => Date };

const INTERVAL_MS = HOUR_MS;

/** Jobs that delete what has expired. `work` gives the number of deleted items, `what` names them. */
export const JOBS: { what: string; work: (dependencies: Dependencies) => Promise<number> }[] = [
  { what: "unused uploads", work: sweepUploads },
  { what: "old copies of stored files", work: ({ uploads, now }) => uploads.files.dropCopies(now()) },
  { what: "datasheets of deleted products", work: sweepDatasheets },
  { what: "old requests", work: eraseOldRequests },
  { what: "old changes", work: eraseOldChanges },
  { what: "old security events", work: eraseOldSecurityEvents },
  { what: "what left the bin", work: eraseOldBinned },
  { what: "old idempotency keys", work: eraseOldKeys },
  { what: "old previews", work: eraseOldPreviews },
  { what: "old tables to import", work: eraseOldSheets },
  { what: "old drafts", work: eraseOldDrafts },
  { what: "closed forms", work: eraseClosedForms },
  { what: "old password links", work: eraseOldLinks },
  { what: "old webhook deliveries", work: eraseOldDeliveries },
  { what: "old visit counts", work: eraseOldCounts },
];

/** Runs every job at once and then every hour, until it is stopped: by the time that the database has lived through
 *  (decision 74). Never throws: a failed job runs again an hour later. */
export function startHousekeeping({ log, ...dependencies }: Dependencies & { log: Logger }): Loop {
  let lastRun = performance.now();

  async function advanceTime(): Promise<Date> {
    const elapsedMs = performance.now() - lastRun;
    lastRun += elapsedMs;
    const clock = dependencies.now();
    const { time, isAhead } = await advanceTrustedTime(dependencies.orm, { now: clock, elapsedMs });
    if (isAhead) log.warn({ clock, trusted: time }, CLOCK_AHEAD);
    return time;
  }

  async function runJobs(): Promise<void> {
    const time = await advanceTime();
    for (const { what, work } of JOBS) {
      try {
        const count = await work({ ...dependencies, now: () => new Date(time) });
        if (count > 0) log.info({ count }, `${what} taken away`);
      } catch (error) {
        log.warn({ error: reasonOf(error) }, `${what} could not be taken away`);
      }
    }
  }

  return startLoop(runJobs, {
    intervalMs: INTERVAL_MS,
    onError: (error) => log.warn({ error: reasonOf(error) }, "nothing could be taken away"),
  });
}
