import { LANGUAGES } from "#contracts/shared/language.ts";

/** As part of a pattern: what paths in another language than French begin with. */
export const LANGUAGE_PREFIX = `(?:/(?:${LANGUAGES.slice(1).join("|")}))`;
