import { type Language, LANGUAGE } from "#contracts/shared/language.ts";

/** The attribute of an element that shows a language which is written from the right; nothing for the others. */
export function directionOf(language: Language): string {
  const { direction } = LANGUAGE[language];
  return direction ? ` dir="${direction}"` : "";
}
