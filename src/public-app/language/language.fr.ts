import { LANGUAGE } from "#contracts/shared/language.ts";
import type { LanguageSettings } from "./language-settings.ts";

export const language: LanguageSettings = { code: "fr", ...LANGUAGE.fr, base: "" };
