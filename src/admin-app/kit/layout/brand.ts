import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french-date.ts";

const { timeZone } = BRAND;

const PARTS = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** Milliseconds by which the company's clocks are ahead of UTC at that moment. */
function offsetAt(time: number): number {
  const parts = Object.fromEntries(PARTS.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const asIfUtc = new Date(0);
  asIfUtc.setUTCFullYear(year, month - 1, day); // `Date.UTC` takes the year 2, on its way to 2027, for 1902
  asIfUtc.setUTCHours(hour, minute, second);
  return asIfUtc.getTime() - Math.floor(time / 1000) * 1000;
}

/** A moment as `<input type="datetime-local">` writes it, by the company's clocks wherever the administrator sits; ""
 *  for none. */
export function toLocalInput(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? "" : new Date(time + offsetAt(time)).toISOString().slice(0, 16);
}

const IN_WORDS = frenchDateFormat(timeZone, { dateStyle: "long", timeStyle: "short" });

/** A moment as a person reads it, by the company's clocks; "" for none. */
export function formatMoment(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? "" : IN_WORDS.format(time);
}

/** The moment that such an input names; "" for none. */
export function fromLocalInput(typed: string): string {
  const asIfUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asIfUtc)) return "";
  return new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc))).toISOString();
}

/** When something was written or saved, as a person reads it. */
export const MOMENT = frenchDateFormat(BRAND.timeZone, { dateStyle: "long", timeStyle: "short" });

/** An hour of the day, as a person reads it: « 14:02 ». */
export const TIME = new Intl.DateTimeFormat("fr", { hour: "2-digit", minute: "2-digit", timeZone: BRAND.timeZone });

/** What the company is called, as the page that loaded the back office says: settings that are saved hold from the next
 *  load. */
// tests of a part have no page
export const COMPANY = globalThis.document?.documentElement.dataset.company ?? "la société";
