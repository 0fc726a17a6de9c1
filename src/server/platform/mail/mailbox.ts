import type { SettingsInput } from "#contracts/settings/settings.ts";

/** A mailbox and whose it is. */
export type Mailbox = { name: string; address: string };

/** The company's mailbox: the one that its settings name for mails, else that of the configuration, else the one that visitors see. */
export function mailboxOf({ name, email, mail_name, mail_address }: SettingsInput, configured: string | undefined): Mailbox {
  return { name: mail_name || name, address: mail_address || configured || email };
}
