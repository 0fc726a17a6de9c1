import { BRAND } from "#contracts/shared/brand.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import type { Mailbox, OutgoingMail } from "#server/platform/mail/outgoing-mail.ts";
import { writeLetter } from "#server/platform/mail/letter.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { ContactRequest, ContactRequestLine } from "./contact-request.entity.ts";
import { frenchDateFormat } from "#contracts/text/french.ts";

/** A first name that is one, and no advertisement: a visitor can have a confirmation sent to any mailbox. */
const PLAIN_NAME = /^[\p{Letter}\p{Mark}’' -]{1,40}$/u;

/** The mails to the company are French. */
const DUE = frenchDateFormat(BRAND.timeZone, { dateStyle: "long", timeStyle: "short" });

/** The company and its mailbox. */
type Company = { settings: SettingsInput; mailbox: Mailbox };

/** The title of a product with its reference. */
const nameOf = ({ title, reference }: Pick<ContactRequestLine, "title" | "reference">) => `${title} (${reference})`;

/** Writes the mail that tells the company of a request, in French. Answering it answers the visitor. */
export function writeCompanyMail(request: ContactRequest, lines: ContactRequestLine[], { settings, mailbox }: Company): OutgoingMail {
  const { newRequest } = WORDS.fr.mail;
  const { labels } = newRequest;
  const name = `${request.firstName} ${request.lastName}`;
  const due = DUE.format(request.due_at);
  const facts: [string, string][] = [
    [labels.name, name],
    [labels.email, request.email],
    [labels.phone, request.phone],
    [labels.company, request.company],
    [labels.product, request.product_title],
    [labels.subject, request.subject],
    [labels.language, LANGUAGE_IN_FRENCH[request.language].toLowerCase()],
    [labels.due, due],
  ];
  const wanted = lines.map((line): [string, string] => [nameOf(line), [`${line.quantity}`, line.note].filter(Boolean).join(" – ")]);
  return {
    to: mailbox,
    replyTo: { name, address: request.email },
    subject: newRequest.subject(request.requestType, name),
    language: "fr",
    ...writeLetter({
      company: settings,
      language: "fr",
      parts: [
        { facts: facts.filter(([, value]) => value !== "") },
        ...(wanted.length > 0 ? [newRequest.selection, { facts: wanted }] : []),
        { quote: request.message },
        newRequest.replyGoesToSender,
      ],
    }),
  };
}

/** Titles of products in the visitor's language, by id. */
type Titles = Map<number, string>;

/** Writes the mail that confirms a request, in the visitor's language. It repeats nothing that was typed but a plain
 *  first name, and shows the selection as the catalogue has it: the sender of the request chooses who reads this. */
export function writeVisitorMail(
  request: ContactRequest,
  lines: ContactRequestLine[],
  { settings, mailbox, titles }: Company & { titles: Titles },
): OutgoingMail {
  const { language, firstName } = request;
  const m = WORDS[language].mail;
  const { subject, text, more, notYou } = m.requestReceived;
  const { selection } = m.requestReceived;
  const titleOf = (product: { id: number } | null | undefined, title: string) => (product && titles.get(product.id)) || title;
  const wanted = lines.map(({ product, title, reference, quantity }): [string, string] => [
    nameOf({ title: titleOf(product, title), reference }),
    `${quantity}`,
  ]);
  const isPlain = PLAIN_NAME.test(firstName);
  return {
    to: { name: "", address: request.email },
    replyTo: mailbox,
    subject,
    language,
    ...writeLetter({
      company: settings,
      language,
      parts: [
        m.greeting(isPlain ? firstName : ""),
        text(request.requestType, titleOf(request.product, request.product_title)),
        ...(wanted.length > 0 ? [selection, { facts: wanted }] : []),
        more(settings.phone),
        notYou,
      ],
    }),
  };
}
