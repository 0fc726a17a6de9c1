import type { Language } from "../shared/language.ts";

/** A value with its unit, as a language sets them: « 50 % » in French, “50%” in English. */
export function withUnit({ value, unit }: { value: string; unit: string }, language: Language): string {
  const isAttached = language === "en" && (unit === "%" || unit === "°");
  return [value, unit].filter(Boolean).join(isAttached ? "" : "\u00a0");
}

/** Yes and no as they are stored. */
export const YES = "oui";
export const NO = "non";
