/** The days of the week, 1 being Monday. */
export const DAYS = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];

/** Days from one to another in words. */
export function dayNames(from: number, to: number): string {
  const [first = "", last = ""] = [DAYS[from - 1], DAYS[to - 1]];
  return from === to ? first : `${first} – ${last.toLowerCase()}`;
}
