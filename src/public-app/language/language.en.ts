import { LANGUAGE } from "#contracts/shared/language.ts";
import type { LanguageSettings } from "./language-settings.ts";
import { createRouting } from "./create-routing.ts";

export const language: LanguageSettings = { code: "en", ...LANGUAGE.en, base: "/en", routing: createRouting("en"), french: { lang: "fr" } };
