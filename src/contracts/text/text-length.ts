/** Longest e-mail address, in characters. Source: RFC 5321 §4.5.3.1. */
export const EMAIL_MAX_LENGTH = 254;

/** Counts the characters by which a typed text is too long, counted as `text` counts it once it is trimmed; negative while there is room. */
export function countExcess(typed: string, max: number): number {
  return typed.normalize("NFC").replace(/\r\n?/g, "\n").trim().length - max;
}
