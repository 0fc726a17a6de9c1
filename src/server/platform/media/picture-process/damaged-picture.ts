import { errorField } from "#server/platform/errors/error-causes.ts";

const CODE = "DAMAGED_PICTURE";

/** The failure of a stored picture that does not decode. Its code survives the transfer from the process that
 *  encodes. */
export function damagedPicture(reason: string): Error {
  return Object.assign(new Error(reason), { code: CODE });
}

/** Whether something failed because a stored picture does not decode. */
export function isDamagedPicture(error: unknown): boolean {
  return errorField(error, "code") === CODE;
}
