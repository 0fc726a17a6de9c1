import { UNSTORABLE_TEXT } from "#contracts/shared/text.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";

/** Deepest nesting of an input. Source: INP-2. */
const DEPTH_MAX = 32;

/** Whether PostgreSQL can store a text: it takes neither NUL nor half a character. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** The path of the first text that cannot be stored, innermost name first. The path is built on the way back from a fault only: a body may
 *  hold half a million values. */
function faultIn(value: unknown, depth: number): string[] | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : [];
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === DEPTH_MAX) throw new AppError("invalid", "Cette demande est trop imbriquée.");
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = faultIn(value[index], depth + 1);
      if (fault) return [...fault, String(index)];
    }
    return undefined;
  }
  const fields = value as Record<string, unknown>; // parsed JSON that is no list; Object.entries costs thrice the time of the keys
  for (const name of Object.keys(fields)) {
    // A copy of the fields would take that one for what the object inherits from.
    if (!isStorable(name) || name === "__proto__") throw new AppError("invalid", UNSTORABLE_TEXT);
    const fault = faultIn(fields[name], depth + 1);
    if (fault) return [...fault, name];
  }
  return undefined;
}

/** Refuses text that PostgreSQL cannot store, at any depth of an input, so that no contract has to, nor any procedure that only compares a text
 *  with stored ones (a name at sign-in). Fails with `invalid`, naming the field. */
export function refuseUnstorable(value: unknown): void {
  const fault = faultIn(value, 0);
  if (fault) throw invalidField(fault.toReversed().join("."), UNSTORABLE_TEXT);
}
