import { SUBSCRIBER_STATUS_LABELS, type SubscriberStatus } from "#contracts/subscriber/subscriber.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-in-french.ts";
import { csvFile, csvMoment } from "#server/platform/spreadsheet/csv/csv.ts";
import { unsubscribeUrl } from "./subscription-mails.ts";
import type { Subscriber } from "./subscriber.entity.ts";

type Column = [heading: string, value: (subscriber: Subscriber, publicUrl: string) => string];

const COLUMNS: Column[] = [
  ["E-mail", ({ email }) => email],
  ["État", ({ status }: { status: SubscriberStatus }) => SUBSCRIBER_STATUS_LABELS[status]],
  ["Langue", ({ language }) => LANGUAGE_IN_FRENCH[language]],
  ["Confirmé le", ({ confirmed_at }) => csvMoment(confirmed_at)],
  ["Version du consentement", ({ consent_version }) => consent_version],
];

const WAY_OUT: Column = ["Lien de désabonnement", unsubscribeUrl];

/** Subscribers as a file for a spreadsheet, in the order given; `hasWaysOut` adds the link that must stand in every letter to each, which
 *  unsubscribes whom it names. */
export function subscribersAsCsv(
  subscribers: Subscriber[],
  { publicUrl, now, hasWaysOut }: { publicUrl: string; now: Date; hasWaysOut: boolean },
) {
  const columns = hasWaysOut ? [...COLUMNS, WAY_OUT] : COLUMNS;
  const rows = subscribers.map((subscriber) => columns.map(([, value]) => value(subscriber, publicUrl)));
  return csvFile("abonnes", now, [columns.map(([heading]) => heading), ...rows]);
}
