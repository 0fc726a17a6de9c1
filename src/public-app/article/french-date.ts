const FORMAT = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Africa/Tunis" });

/** A date as the company writes it: « 3 mars 2026 ». The time zone is fixed, so that server and browser agree. */
export function frenchDate(iso: string): string {
  return FORMAT.format(new Date(iso));
}
