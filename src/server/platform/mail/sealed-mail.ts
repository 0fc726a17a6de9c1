import type { SecretBox } from "#server/platform/database/secret-box.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/** No person has this id: what is sealed for the outbox opens for no one else. */
const OUTBOX = 0;

/** A mail whose words only this server can read: those with a link that opens an account wait in the database, and so in its backups. */
export function sealMail({ text, html, ...mail }: OutgoingMail, secrets: SecretBox): OutgoingMail {
  return { ...mail, text: "", html: "", sealed: secrets.seal(JSON.stringify({ text, html }), OUTBOX) };
}

/** A mail as it is sent; undefined where it was sealed under another secret. */
export function unsealMail({ sealed, ...mail }: OutgoingMail, secrets: SecretBox): OutgoingMail | undefined {
  if (sealed === undefined) return mail;
  const words = secrets.open(sealed, OUTBOX);
  return words === undefined ? undefined : { ...mail, ...JSON.parse(words) };
}
