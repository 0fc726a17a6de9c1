/** Stages of a product's life: sold, sold until stocks end, or no longer made. `is_new` marks new products. */
export const LIFECYCLES = ["active", "end_of_life", "discontinued"] as const;

export type Lifecycle = (typeof LIFECYCLES)[number];

/** Labels of the stages in the back office and in tables of products. */
export const LIFECYCLE_LABELS: Record<Lifecycle, string> = { active: "Actif", end_of_life: "Fin de vie", discontinued: "Arrêté" };
