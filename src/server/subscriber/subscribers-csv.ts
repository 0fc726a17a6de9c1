import { SUBSCRIBER_STATUS_LABELS, type SubscriberStatus } from "#contracts/subscriber/subscriber.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/shared/language.ts";
import { csvFile, csvMoment } from "#server/csv/csv.ts";
import { unsubscribeUrl } from "./subscription-mails.ts";
import type { Subscriber } from "./subscriber.entity.ts";

const COLUMNS: [heading: string, value: (subscriber: Subscriber, publicUrl: string) => string][] = [
  ["E-mail", ({ email }) => email],
  ["État", ({ status }: { status: SubscriberStatus }) => SUBSCRIBER_STATUS_LABELS[status]],
  ["Langue", ({ language }) => LANGUAGE_IN_FRENCH[language]],
  ["Confirmé le", ({ confirmed_at }) => csvMoment(confirmed_at)],
  ["Version du consentement", ({ consent_version }) => consent_version],
  ["Lien de désabonnement", unsubscribeUrl],
];

/** Subscribers as a file for a spreadsheet, in the order given, each with the link that must stand in every letter to them. */
export function subscribersAsCsv(subscribers: Subscriber[], { publicUrl, now }: { publicUrl: string; now: Date }) {
  const rows = subscribers.map((subscriber) => COLUMNS.map(([, value]) => value(subscriber, publicUrl)));
  return csvFile("abonnes", now, [COLUMNS.map(([heading]) => heading), ...rows]);
}
