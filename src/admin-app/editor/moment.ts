import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french-date.ts";

/** When something was written or saved, as a person reads it. */
export const MOMENT = frenchDateFormat(BRAND.timeZone, { dateStyle: "long", timeStyle: "short" });
