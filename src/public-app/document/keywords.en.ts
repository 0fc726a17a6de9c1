export const KEYWORDS: typeof import("./keywords.fr.ts").KEYWORDS = [
  "connected home",
  "home automation",
  "smart lighting",
  "heating",
  "security",
];
