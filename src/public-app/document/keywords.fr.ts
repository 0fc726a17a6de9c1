/** What every page is about, before its own words. */
export const KEYWORDS = ["maison connectée", "domotique", "éclairage connecté", "chauffage", "sécurité"];
