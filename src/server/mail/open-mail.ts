import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { startMailWorker } from "./mail-worker.ts";
import type { Mail } from "./outbox.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

type Settings = { smtpUrl: string | undefined; contactEmail: string };

/** Outgoing mail as requests use it; starts the worker when a mail server is configured. The caller stops it before the database. */
export function openMail(
  { smtpUrl, contactEmail }: Settings,
  dependencies: { orm: MikroORM; now: () => Date; log: Logger },
): { mail: Mail; stop: () => Promise<void> } {
  if (!smtpUrl) return { mail: { isEnabled: false, contactEmail, wake: () => {} }, stop: async () => {} };
  const { wake, stop } = startMailWorker({ ...dependencies, deliver: smtpDelivery({ smtpUrl, from: contactEmail }) });
  return { mail: { isEnabled: true, contactEmail, wake }, stop };
}
