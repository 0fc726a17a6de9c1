/** Keywords of every page, before its own ones. */
export const KEYWORDS = ["maison connectée", "domotique", "éclairage connecté", "chauffage", "sécurité"];

/** The font of this language’s texts, asked for with the page. */
export { default as textFont } from "#public-app/styles/fonts/instrument-sans-french.woff2?url";
