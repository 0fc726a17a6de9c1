import { BRAND } from "../shared/brand.ts";

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
function offsetOf(time: number): number {
  const parts = Object.fromEntries(PARTS.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const asIfUtc = new Date(0);
  asIfUtc.setUTCFullYear(year, month - 1, day); // `Date.UTC` takes the year 2, on its way to 2027, for 1902
  asIfUtc.setUTCHours(hour, minute, second);
  return asIfUtc.getTime() - Math.floor(time / 1000) * 1000;
}

/** Formats a moment for `<input type="datetime-local">`, by the company's clocks in any time zone; "" for none. */
export function toLocalInput(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? "" : new Date(time + offsetOf(time)).toISOString().slice(0, 16);
}

/** Parses the value of such an input; "" for none. */
export function fromLocalInput(typed: string): string {
  const asIfUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asIfUtc)) return "";
  return new Date(asIfUtc - offsetOf(asIfUtc - offsetOf(asIfUtc))).toISOString();
}
