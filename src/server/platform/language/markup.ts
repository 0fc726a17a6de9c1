import { type Language, LANGUAGE } from "#contracts/shared/language.ts";

// XML 1.0 cannot hold these characters, not even as numeric references. Texts stored before they were refused are
// shown without them.
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

/** Removes the characters that XML forbids from a text. */
export function withoutForbidden(text: string): string {
  return text.replace(NOT_XML, "");
}

/** Escapes a text for an element or an attribute of XML and HTML. */
export function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Gives the `dir` attribute for an element in a language that is written from the right; nothing for the others. */
export function directionOf(language: Language): string {
  const { direction } = LANGUAGE[language];
  return direction ? ` dir="${direction}"` : "";
}
