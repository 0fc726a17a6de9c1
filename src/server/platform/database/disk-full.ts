import { causesOf } from "#server/platform/errors/causes-of.ts";
import { errorField } from "#server/platform/errors/error-field.ts";

/** Codes of PostgreSQL and the system for a full disk. */
const DISK_FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether something failed because a disk is full. */
export function isDiskFull(thrown: unknown): boolean {
  return [...causesOf(thrown)].some((error) => DISK_FULL.has(String(errorField(error, "code"))));
}

/** Does without what a full disk refuses to note: a sign-in does not wait for it. Outside a transaction, which it would end. */
export async function unlessDiskFull(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
}
