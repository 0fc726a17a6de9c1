import type { Article } from "#contracts/article/article.ts";

/** What a status is called. */
export const STATUS_LABELS: Record<Article["status"], string> = { draft: "Brouillon", published: "Publié" };

const MOMENT = new Intl.DateTimeFormat("fr", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

/** Where an article stands now: one that is published but whose time has not come is scheduled. */
export function standingOf({ status, published_at }: Pick<Article, "status" | "published_at">, now: number) {
  const isComing = status === "published" && published_at !== null && Date.parse(published_at) > now;
  if (isComing) return { label: `Programmé pour le ${MOMENT.format(new Date(published_at))}`, color: "ink", isVisible: false };
  const isVisible = status === "published";
  return { label: STATUS_LABELS[status], color: isVisible ? "teal" : "amber", isVisible };
}
