import type { Article } from "#contracts/article/article.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french-date.ts";

/** Labels of the statuses. */
export const STATUS_LABELS: Record<Article["status"], string> = { draft: "Brouillon", published: "Publié" };

const { timeZone } = BRAND;
const WRITTEN = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
const MOMENT = frenchDateFormat(timeZone, WRITTEN);
const MOMENT_OF_A_YEAR = frenchDateFormat(timeZone, { ...WRITTEN, year: "numeric" });
const YEAR = new Intl.DateTimeFormat("fr", { timeZone, year: "numeric" });

type Standing = Pick<Article, "status" | "published_at">;

/** Formats a moment by the company's clocks; with its year where that is not the present one. */
function momentOf(time: number, now: number): string {
  return (YEAR.format(time) === YEAR.format(now) ? MOMENT : MOMENT_OF_A_YEAR).format(time);
}

/** Describes an article's present state: one that is published but whose time has not come is scheduled. */
export function standingOf({ status, published_at }: Standing, now: number) {
  const time = published_at === null ? NaN : Date.parse(published_at);
  if (status === "published" && time > now) return { label: `Programmé pour le ${momentOf(time, now)}`, color: "ink", isVisible: false };
  const isVisible = status === "published";
  return { label: STATUS_LABELS[status], color: isVisible ? "teal" : "amber", isVisible };
}

/** Describes an article's state once it is saved like this. */
export function publicationSentence(standing: Standing, now: number): string {
  const { status, published_at } = standing;
  const time = published_at === null ? NaN : Date.parse(published_at);
  const isComing = time > now;
  if (status === "draft")
    return isComing
      ? "Un brouillon ne paraît pas, même à cette date\u202f: choisissez «\u202fPublié\u202f»."
      : "Un brouillon n’est pas public.";
  if (isComing) return `${standingOf(standing, now).label}, heure de Tunis\u202f: l’article paraîtra de lui-même.`;
  return Number.isNaN(time) ? "Public dès l’enregistrement." : `Publié le ${momentOf(time, now)}, heure de Tunis.`;
}
