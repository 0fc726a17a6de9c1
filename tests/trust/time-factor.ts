/** Factor by which things may take longer than the goals say: more than 1 on a machine that does other work meanwhile
 *  (`TRUST_PATIENCE=4`). */
export const TIME_FACTOR = Number(process.env.TRUST_PATIENCE ?? 1);

/** A time limit in milliseconds, for this machine. */
export function within(milliseconds: number): number {
  return milliseconds * TIME_FACTOR;
}
