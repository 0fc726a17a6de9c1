import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { mailboxOf, unsealMail } from "./outgoing-mail.ts";
import type { SecretBox } from "#server/platform/database/secret-box.ts";
import { type Delivery, startMailWorker } from "./mail-worker.ts";
import type { Mail } from "./outbox.ts";
import type { QueueOptions } from "./outbox-queue.ts";

type Dependencies = {
  orm: MikroORM;
  settings: () => Promise<SettingsInput>;
  secrets: SecretBox;
  now: () => Date;
  log: Logger;
  prepare: () => Promise<number | undefined>;
  onSent: QueueOptions["onSent"];
};

type Settings = { smtpUrl: string | undefined; contactEmail: string | undefined };

/** Opens outgoing mail for requests; starts the worker when a mail server is configured. The caller stops it before the
 *  database. */
export function openMail(
  { smtpUrl, contactEmail }: Settings,
  { settings, secrets, ...dependencies }: Dependencies,
): { mail: Mail; stop: () => Promise<void> } {
  const sender = async () => mailboxOf(await settings(), contactEmail);
  if (!smtpUrl) return { mail: { isEnabled: false, contactEmail, wake: () => {} }, stop: async () => {} };
  // Loaded only where mail is sent: the library takes several megabytes.
  const sending = import("./smtp-delivery.ts").then(({ smtpDelivery }) => smtpDelivery({ smtpUrl, sender }));
  const deliver: Delivery = async (id, mail) => {
    const readable = unsealMail(mail, secrets);
    return readable ? (await sending)(id, readable) : { error: "the mail was sealed under another JWT_SECRET", isFinal: true };
  };
  const { wake, stop } = startMailWorker({ ...dependencies, deliver });
  return { mail: { isEnabled: true, contactEmail, wake }, stop };
}
