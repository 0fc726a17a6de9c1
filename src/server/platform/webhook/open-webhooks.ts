import type { QueueOptions } from "./delivery-queue.ts";
import { startDeliveryWorker } from "./delivery-worker.ts";
import type { Reach } from "./public-address.ts";

/** What requests use of webhooks; they never wait for them. */
export type Webhooks = {
  /** Which addresses endpoints may have. */
  reach: Reach;
  /** Tells the worker about an event, after the commit. */
  wake: () => void;
};

/** Webhooks as requests use them; starts the worker unless nothing is to be sent. The caller stops it before the database. */
export function openWebhooks(
  { isSending, ...reach }: Reach & { isSending: boolean },
  dependencies: QueueOptions,
): { webhooks: Webhooks; stop: () => Promise<void> } {
  if (!isSending) return { webhooks: { reach, wake: () => {} }, stop: async () => {} };
  const { wake, stop } = startDeliveryWorker({ ...dependencies, reach });
  return { webhooks: { reach, wake }, stop };
}
