/** Where a product stands in its life: sold, sold until stocks end, or no longer made. What is new is said by
 *  `is_new`. */
export const LIFECYCLES = ["active", "end_of_life", "discontinued"] as const;

export type Lifecycle = (typeof LIFECYCLES)[number];

/** What the back office and tables of products call them. */
export const LIFECYCLE_LABELS: Record<Lifecycle, string> = { active: "Actif", end_of_life: "Fin de vie", discontinued: "Arrêté" };
