/** When something was written or saved, as it is said to a person. */
export const MOMENT = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short" });
