import { type Language, LANGUAGE } from "#contracts/shared/language.ts";

// XML 1.0 has no way to write these, not even as numbers; what was stored before they were refused is shown without
// them.
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

/** A text without the characters that XML forbids. */
export function withoutForbidden(text: string): string {
  return text.replace(NOT_XML, "");
}

/** Text as XML and HTML hold it, in an element or an attribute. */
export function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** The attribute of an element that shows a language which is written from the right; nothing for the others. */
export function directionOf(language: Language): string {
  const { direction } = LANGUAGE[language];
  return direction ? ` dir="${direction}"` : "";
}
