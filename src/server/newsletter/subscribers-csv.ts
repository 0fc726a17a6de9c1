import type { Subscriber } from "#contracts/newsletter/newsletter.ts";
import { CSV_LANGUAGES, csvFile, csvMoment } from "#server/csv/csv.ts";
import { wayOutOf } from "./newsletter-mails.ts";
import type { NewsletterSubscriber } from "./newsletter-subscriber.entity.ts";

const STATUSES: Record<Subscriber["status"], string> = { pending: "En attente", confirmed: "Confirmé", unsubscribed: "Désabonné" };

const COLUMNS: [heading: string, value: (subscriber: NewsletterSubscriber, publicUrl: string) => string][] = [
  ["E-mail", ({ email }) => email],
  ["État", ({ status }: { status: Subscriber["status"] }) => STATUSES[status]],
  ["Langue", ({ language }) => CSV_LANGUAGES[language]],
  ["Confirmé le", ({ confirmed_at }) => csvMoment(confirmed_at)],
  ["Version du consentement", ({ consent_version }) => consent_version],
  ["Lien de désabonnement", wayOutOf],
];

/** Subscribers as a file for a spreadsheet, in the order given, each with the link that must stand in every letter to them. */
export function subscribersAsCsv(subscribers: NewsletterSubscriber[], { publicUrl, now }: { publicUrl: string; now: Date }) {
  const rows = subscribers.map((subscriber) => COLUMNS.map(([, value]) => value(subscriber, publicUrl)));
  return csvFile("abonnes", now, [COLUMNS.map(([heading]) => heading), ...rows]);
}
