/** Icons offered for a feature, by their lucide names. Source: FEAT-2. */
export const FEATURE_ICONS = [
  "home",
  "shield",
  "zap",
  "settings",
  "smartphone",
  "wifi",
  "thermometer",
  "lightbulb",
  "camera",
  "lock",
] as const;

export type FeatureIcon = (typeof FEATURE_ICONS)[number];
