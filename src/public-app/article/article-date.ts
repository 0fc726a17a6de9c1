import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/article/messages";

const FORMAT = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "Africa/Tunis" });

/** A date as the company writes it: « 3 mars 2026 ». The time zone is fixed, so that server and browser agree. */
export function articleDate(iso: string): string {
  return m.date(FORMAT.format(new Date(iso)));
}
