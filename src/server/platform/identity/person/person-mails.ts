import type { LinkKind } from "#contracts/session/password-link.ts";
import { type Company, writeLetter } from "#server/platform/mail/letter.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";
import type { Administrator } from "../session/session.entity.ts";

/** Brings a person the link by which they choose a password. The back office is French, and so are its mails. */
export function linkMail({ person, company }: { person: Administrator; company: Company }, kind: LinkKind, link: string): OutgoingMail {
  const { username, email } = person;
  const { passwordLinks, greeting } = WORDS.fr.mail;
  const m = passwordLinks[kind];
  return {
    to: { name: "", address: email },
    subject: m.subject(company.name),
    language: "fr",
    ...writeLetter({
      company,
      language: "fr",
      parts: [greeting(""), m.text(company.name, username), { button: m.button, href: link }, m.expires],
    }),
  };
}
