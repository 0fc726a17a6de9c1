import { errorField } from "#server/platform/errors/error-field.ts";
import { causesOf } from "#server/platform/errors/causes-of.ts";

/** PostgreSQL's codes for a transaction that it gave up so that another could go on: serialization failure and deadlock. */
const GIVEN_UP = new Set(["40001", "40P01"]);

/** Whether a transaction failed only because of another one at the same time, and may succeed when it is run again. */
export function isWriteConflict(thrown: unknown): boolean {
  return [...causesOf(thrown)].some((error) => GIVEN_UP.has(String(errorField(error, "code"))));
}
