/** Stages of a product's life: sold, sold until stocks end, or no longer made. `is_new` marks new products. */
export const LIFECYCLES = ["active", "end_of_life", "discontinued"] as const;

export type Lifecycle = (typeof LIFECYCLES)[number];

/** Labels of the stages in the back office and in tables of products. */
export const LIFECYCLE_LABELS: Record<Lifecycle, string> = { active: "Actif", end_of_life: "Fin de vie", discontinued: "Arrêté" };

/** Lowest price, in euros, at which a product's page offers a demo first. */
const DEMO_FROM = 150;

/** Whether a product's page offers a demo first, and not a quote: an active one that is not cheap. */
export function offersDemoFirst({ price_from, lifecycle }: { price_from: number | null; lifecycle: Lifecycle }): boolean {
  return lifecycle === "active" && (price_from ?? DEMO_FROM) >= DEMO_FROM;
}
