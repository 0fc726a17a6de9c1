import type { Article } from "#contracts/article/article.ts";
import { formatNear, type Period, periodOf, periodSentence } from "#admin-app/kit/fields/publication-words.ts";

/** Labels of the statuses. */
export const STATUS_LABELS: Record<Article["status"], string> = { draft: "Brouillon", published: "Publié" };

type Published = Pick<Article, "status" | "published_at" | "published_until">;

/** Describes an article's present state: a published one may be to come, or over. */
export function publicationState({ status, ...publication }: Published, now: number): Period {
  const isPublished = status === "published";
  const period = isPublished ? periodOf(publication, now) : undefined;
  return period ?? { label: STATUS_LABELS[status], color: isPublished ? "teal" : "amber", isVisible: isPublished };
}

/** Describes an article's state once it is saved like this. */
export function publicationSentence({ status, ...publication }: Published, now: number): string {
  const time = Date.parse(publication.published_at ?? "");
  const isComing = time > now;
  if (status === "draft")
    return isComing
      ? "Un brouillon ne paraît pas, même à cette date\u202f: choisissez «\u202fPublié\u202f»."
      : "Un brouillon n’est pas public.";
  if (isComing || publication.published_until !== null) return periodSentence(publication, now);
  return Number.isNaN(time) ? "Public dès l’enregistrement." : `Publié le ${formatNear(time, now)}, heure de Tunis.`;
}
