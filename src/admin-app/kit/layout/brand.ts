import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french.ts";

const { timeZone } = BRAND;

/** Format of the time of an edit or a save. */
export const MOMENT = frenchDateFormat(timeZone, { dateStyle: "long", timeStyle: "short" });

/** Formats a moment by the company's clocks; "" for none. */
export function formatMoment(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? "" : MOMENT.format(time);
}

/** An hour of the day, as a person reads it: « 14:02 ». */
export const TIME = new Intl.DateTimeFormat("fr", { hour: "2-digit", minute: "2-digit", timeZone });

// tests of a part have no page
const page = globalThis.document?.documentElement.dataset;

/** Name of the company, from the page that loaded the back office: saved settings take effect at the next load. */
export const COMPANY = page?.company ?? "la société";

/** Whether mails leave from here, as the page says. */
export const SENDS_MAIL = page?.sendsMail === "true";
