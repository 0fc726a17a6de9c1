/** How many times longer than the goals say things may take: more than 1 on a machine that does other work meanwhile
 *  (`TRUST_PATIENCE=4`). */
export const PATIENCE = Number(process.env.TRUST_PATIENCE ?? 1);

/** A time limit in milliseconds, for this machine. */
export function within(milliseconds: number): number {
  return milliseconds * PATIENCE;
}
