import { UNSTORABLE_TEXT } from "#contracts/shared/text.ts";
import { AppError, invalidField } from "#server/app-error.ts";

/** Deepest nesting of an input. Source: reliability.md, preface. */
const DEPTH_MAX = 32;

/** Whether PostgreSQL can store a text: it takes neither NUL nor half a character. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function check(value: unknown, path: string[]): void {
  if (typeof value === "string" && !isStorable(value)) throw invalidField(path.join("."), UNSTORABLE_TEXT);
  if (typeof value !== "object" || value === null) return;
  if (path.length === DEPTH_MAX) throw new AppError("invalid", "Cette demande est trop imbriquée.");
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) throw new AppError("invalid", UNSTORABLE_TEXT);
    check(inner, [...path, name]);
  }
}

/** Refuses text that PostgreSQL cannot store, at any depth of an input, so that no contract has to, nor any procedure that only compares a text
 *  with stored ones (a name at sign-in). Fails with `invalid`, naming the field. */
export function refuseUnstorable(value: unknown): void {
  check(value, []);
}
