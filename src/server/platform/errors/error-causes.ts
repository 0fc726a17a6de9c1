import { UniqueConstraintViolationException } from "@mikro-orm/core";

/** Reads a property of a thrown value; undefined where it has none. Libraries give their errors a `code`, a `status`
 *  or a `type`, and no class to recognise them by. */
export function errorField(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}

/** The errors inside an error, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let depth = 0; error instanceof Error && depth < 8; depth++) {
    yield error;
    error = error.cause ?? errorField(error, "previous");
  }
}

/** Codes of PostgreSQL and the system for a full disk. */
const DISK_FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether something failed because a disk is full. */
export function isDiskFull(thrown: unknown): boolean {
  return [...causesOf(thrown)].some((error) => DISK_FULL.has(String(errorField(error, "code"))));
}

/** Whether a file could not be read because there is none. */
export function isMissingFile(error: unknown): boolean {
  return errorField(error, "code") === "ENOENT";
}

/** Ignores that a full disk refuses a write: a sign-in, for instance, does not depend on its record. Not for use in a
 *  transaction, which the failure would end. */
export async function unlessDiskFull(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
}

/** Whether a write failed because another row has the value of a unique column. */
export function isUniqueViolation(thrown: unknown): boolean {
  return [...causesOf(thrown)].some((error) => error instanceof UniqueConstraintViolationException);
}
