import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french-date.ts";

/** When something was written or saved, as a person reads it. */
export const MOMENT = frenchDateFormat(BRAND.timeZone, { dateStyle: "long", timeStyle: "short" });

/** An hour of the day, as a person reads it: « 14:02 ». */
export const TIME = new Intl.DateTimeFormat("fr", { hour: "2-digit", minute: "2-digit", timeZone: BRAND.timeZone });
