import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { BRAND } from "#contracts/shared/brand.ts";

const { timeZone } = BRAND;
const DAY = new Intl.DateTimeFormat("fr", { day: "numeric", month: "short", timeZone });
const DAY_AND_YEAR = new Intl.DateTimeFormat("fr", { day: "numeric", month: "short", year: "numeric", timeZone });
const TIME = new Intl.DateTimeFormat("fr", { hour: "2-digit", minute: "2-digit", timeZone });
const DATE = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeZone }); // 2026-11-23
const NEAR_DAYS = new Map([
  [-1, "hier"],
  [0, "aujourd’hui"],
  [1, "demain"],
]);
const DAY_MS = 24 * 60 * 60_000;

/** A moment as a person says it, by the company's clocks: « aujourd’hui à 14:32 », « 3 mars à 09:05 ». */
export function momentInWords(iso: string, now: number): string {
  const moment = new Date(iso);
  const [date, today] = [DATE.format(moment), DATE.format(now)];
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS; // both as midnights of UTC
  const isOfThisYear = date.slice(0, 4) === today.slice(0, 4);
  const day = NEAR_DAYS.get(days) ?? (isOfThisYear ? DAY : DAY_AND_YEAR).format(moment);
  return `${day} à ${TIME.format(moment)}`;
}

/** Gives the day of a request's reply, and whether it has passed; nothing once the request is done or answered. */
export function dueOf({ status, due_at, answered_at }: Pick<ContactRequestItem, "status" | "due_at" | "answered_at">, now: number) {
  if (status === "done" || status === "spam" || answered_at) return undefined;
  return { words: `À traiter avant ${momentInWords(due_at, now)}`, isLate: Date.parse(due_at) < now };
}
