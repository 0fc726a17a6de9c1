import { BRAND } from "#contracts/shared/brand.ts";

/** When something was written or saved, as a person reads it. */
export const MOMENT = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short", timeZone: BRAND.timeZone });
