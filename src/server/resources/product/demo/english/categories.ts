/** The words of a category in English: `subcategories` in the order of the French ones. */
type EnglishCategory = { name: string; subcategories: string[] };

/** The six categories of the catalogue in English, by French name. */
export const ENGLISH_CATEGORIES: Record<string, EnglishCategory> = {
  Interfaces: { name: "Interfaces", subcategories: ["Screens", "Wall controls", "Remotes"] },
  Capteurs: { name: "Sensors", subcategories: ["Presence and opening", "Household alerts", "Climate and air"] },
  Contrôleurs: { name: "Controllers", subcategories: ["Hubs and gateways", "Modules", "Plugs"] },
  Éclairage: { name: "Lighting", subcategories: ["Luminaires", "Bulbs and strips", "Outdoor"] },
  Sécurité: { name: "Security", subcategories: ["Video", "Access", "Alarm"] },
  Automatisation: { name: "Automation", subcategories: ["Blinds and curtains", "Heating", "Garden and gate"] },
};
