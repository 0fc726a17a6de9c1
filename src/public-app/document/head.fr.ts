/** What every page is about, before its own words. */
export const KEYWORDS = ["maison connectée", "domotique", "éclairage connecté", "chauffage", "sécurité"];

/** The font of this language’s texts, asked for with the page. */
export { default as textFont } from "#public-app/styles/fonts/instrument-sans-french.woff2?url";
