import { LANGUAGE } from "#contracts/shared/language.ts";
import "#public-app/styles/right-to-left.css";
import "./arabic-font.css";
import type { LanguageSettings } from "./language-settings.ts";

export const language: LanguageSettings = { code: "ar", ...LANGUAGE.ar, base: "/ar", french: { lang: "fr", dir: "ltr" } };
