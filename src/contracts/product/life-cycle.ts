/** Stages of a product's life: sold, sold until stocks end, or no longer made. `is_new` marks new products. */
export const LIFECYCLES = ["active", "end_of_life", "discontinued"] as const;

export type Lifecycle = (typeof LIFECYCLES)[number];

/** Labels of the stages in the back office and in tables of products. */
export const LIFECYCLE_LABELS: Record<Lifecycle, string> = { active: "Actif", end_of_life: "Fin de vie", discontinued: "Arrêté" };

/** Price, in euros, from which a demo is worth the way. */
const DEMO_FROM = 150;

/** Whether a demo is the next step for a product: one that stays, and is not bought on the way. */
export function isShownByDemo({ price_from, lifecycle }: { price_from: number | null; lifecycle: Lifecycle }): boolean {
  return lifecycle === "active" && (price_from ?? DEMO_FROM) >= DEMO_FROM;
}
