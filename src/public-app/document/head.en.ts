export const KEYWORDS: typeof import("./head.fr.ts").KEYWORDS = [
  "connected home",
  "home automation",
  "smart lighting",
  "heating",
  "security",
];

/** The font of this language’s texts, asked for with the page. */
export { default as textFont } from "#public-app/styles/fonts/instrument-sans-french.woff2?url";
