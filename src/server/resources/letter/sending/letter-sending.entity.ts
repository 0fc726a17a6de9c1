import { defineEntity, p } from "@mikro-orm/core";
import type { Language } from "#contracts/shared/language.ts";
import { Subscriber } from "#server/resources/subscriber/subscriber.entity.ts";
import { Letter } from "../letter.entity.ts";
import type { LetterMails } from "../mail/letter-mail.ts";

const LetterSendingSchema = defineEntity({
  name: "LetterSending",
  properties: {
    letter: () => p.oneToOne(Letter).primary().deleteRule("cascade"),
    /** The mails as they were confirmed, one for each language in which the letter is written. */
    mails: p.json<LetterMails>(),
    due_at: p.datetime(3),
    /** Time at which its recipients were fixed. */
    started_at: p.datetime(3).nullable(),
    stopped_at: p.datetime(3).nullable(),
    ended_at: p.datetime(3).nullable(),
  },
});

/** The confirmed sending of a letter. */
export class LetterSending extends LetterSendingSchema.class {}
LetterSendingSchema.setClass(LetterSending);

const LetterRecipientSchema = defineEntity({
  name: "LetterRecipient",
  properties: {
    letter: () => p.manyToOne(Letter).primary().deleteRule("cascade").index(false),
    // Erasing a person erases which letters they got.
    subscriber: () => p.manyToOne(Subscriber).primary().deleteRule("cascade").index("letter_recipient_subscriber_index"),
    /** Language of the mail. */
    language: p.text().$type<Language>(),
    /** Message of the outbox, which deletes it once it is sent; null until its turn comes. */
    mail: p.uuid().nullable().index("letter_recipient_mail_index"),
    posted_at: p.datetime(3).nullable().index("letter_recipient_posted_index"),
    sent_at: p.datetime(3).nullable(),
    /** Time at which the person unsubscribed, before their turn or after this letter. */
    left_at: p.datetime(3).nullable(),
  },
});

/** A subscriber who gets a letter, once. */
export class LetterRecipient extends LetterRecipientSchema.class {}
LetterRecipientSchema.setClass(LetterRecipient);
