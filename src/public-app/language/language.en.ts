import { LANGUAGE } from "#contracts/shared/language.ts";
import { createRouting, type LanguageSettings } from "./language-settings.ts";

export const language: LanguageSettings = { code: "en", ...LANGUAGE.en, base: "/en", routing: createRouting("en"), french: { lang: "fr" } };
