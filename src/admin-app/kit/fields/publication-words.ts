import { BRAND } from "#contracts/shared/brand.ts";
import type { Publication } from "#contracts/shared/publication.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { frenchDateFormat } from "#contracts/text/french.ts";

const { timeZone } = BRAND;
const WRITTEN = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
const MOMENT = frenchDateFormat(timeZone, WRITTEN);
const MOMENT_OF_A_YEAR = frenchDateFormat(timeZone, { ...WRITTEN, year: "numeric" });
const YEAR = new Intl.DateTimeFormat("fr", { timeZone, year: "numeric" });

/** Formats a moment by the company's clocks; with its year where that is not the present one. */
export function formatNear(time: number, now: number): string {
  return (YEAR.format(time) === YEAR.format(now) ? MOMENT : MOMENT_OF_A_YEAR).format(time);
}

/** Moments as a collision or the history shows them. */
export function shownMoments({ published_at, published_until }: Publication): Record<keyof Publication, string> {
  return { published_at: formatMoment(published_at ?? ""), published_until: formatMoment(published_until ?? "") };
}

/** State of a record by its moments, and whether visitors see it. */
export type Period = { label: string; color: string; isVisible: boolean };

/** Describes a period of visibility for lists: to come, over, or until when. Undefined where no moment matters. */
export function periodOf({ published_at, published_until }: Publication, now: number): Period | undefined {
  const [begins, ends] = [Date.parse(published_at ?? ""), Date.parse(published_until ?? "")];
  if (ends <= now) return { label: `Terminé le ${formatNear(ends, now)}`, color: "gray", isVisible: false };
  if (begins > now) return { label: `Prévu le ${formatNear(begins, now)}`, color: "ink", isVisible: false };
  return ends > now ? { label: `Jusqu’au ${formatNear(ends, now)}`, color: "teal", isVisible: true } : undefined;
}

/** Whether a period lets visitors see a record that is otherwise visible. */
export function isVisibleAt(publication: Publication, now: number): boolean {
  return periodOf(publication, now)?.isVisible ?? true;
}

/** Says what a period will make of a record that is otherwise visible. */
export function periodSentence({ published_at, published_until }: Publication, now: number): string {
  const [begins, ends] = [Date.parse(published_at ?? ""), Date.parse(published_until ?? "")];
  if (ends <= begins) return "La fin doit suivre le début.";
  if (ends <= now) return `N’est plus visible depuis le ${formatNear(ends, now)}, heure de Tunis.`;
  const until = ends > now ? `jusqu’au ${formatNear(ends, now)}` : "";
  if (begins > now) return `Prévu le ${formatNear(begins, now)}${until && `, ${until}`}, heure de Tunis.`;
  return until && `Visible ${until}, heure de Tunis.`;
}
