import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";

const DAY = new Intl.DateTimeFormat("fr", { day: "numeric", month: "short" });
const DAY_AND_YEAR = new Intl.DateTimeFormat("fr", { day: "numeric", month: "short", year: "numeric" });
const TIME = new Intl.DateTimeFormat("fr", { hour: "2-digit", minute: "2-digit" });
const NEAR_DAYS = new Map([
  [-1, "hier"],
  [0, "aujourd’hui"],
  [1, "demain"],
]);
const DAY_MS = 24 * 60 * 60_000;

function midnightOf(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** A moment as a person says it: « aujourd’hui à 14:32 », « 3 mars à 09:05 ». */
export function momentInWords(iso: string, now: number): string {
  const moment = new Date(iso);
  const days = Math.round((midnightOf(moment) - midnightOf(new Date(now))) / DAY_MS);
  const sameYear = moment.getFullYear() === new Date(now).getFullYear();
  const day = NEAR_DAYS.get(days) ?? (sameYear ? DAY : DAY_AND_YEAR).format(moment);
  return `${day} à ${TIME.format(moment)}`;
}

/** When an answer is due, and whether that has passed; nothing once the request is done. */
export function dueOf({ status, due_at }: Pick<ContactRequestItem, "status" | "due_at">, now: number) {
  if (status === "done") return undefined;
  return { words: `À traiter avant ${momentInWords(due_at, now)}`, isLate: Date.parse(due_at) < now };
}
