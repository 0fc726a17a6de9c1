/** Size of a trial: the number from the environment, else less than the goal asks, so that all trials end in reasonable
 *  time. */
export function setting(name: string, otherwise: number): number {
  return Number(process.env[name] ?? otherwise);
}

/** Prints what was measured, where a bar in milliseconds would judge the machine rather than the server. */
export function report(id: string, measured: Record<string, unknown>): void {
  process.stdout.write(`${id} measured: ${JSON.stringify(measured)}\n`);
}

/** The value below which this share of the numbers lies. */
export function percentile(numbers: number[], share: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
}
