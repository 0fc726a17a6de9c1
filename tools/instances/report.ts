import type { Outcome } from "./load.ts";

const results: boolean[] = [];

/** Notes and prints whether something holds; `detail` says what was seen. */
export function check(name: string, isPassed: boolean, detail = ""): void {
  results.push(isPassed);
  console.log(`${isPassed ? "✓" : "✗"} ${name}${detail && `: ${detail}`}`);
}

/** Prints what there was of load: per second, and milliseconds of processor for each request. */
export function tell(name: string, { reads, written, seconds, failed, processor }: Outcome & { processor?: Record<string, number> }): void {
  const rate = (count: number) => String(Math.round(count / seconds)).padStart(6);
  const each = (used: number) => (used / Math.max(reads + written.length, 1)).toFixed(2);
  const costs = Object.entries(processor ?? {}).map(([who, used]) => `${who} ${each(used)}`);
  console.log(
    `${name.padEnd(42)}${rate(reads)} reads/s${rate(written.length)} writes/s${String(failed.length).padStart(4)} failed${costs.length > 0 ? `   ms each: ${costs.join(", ")}` : ""}`,
  );
}

/** Prints the sum, and gives the exit code. */
export function sum(): number {
  const failed = results.filter((isPassed) => !isPassed).length;
  console.log(`\n${new Date().toISOString().slice(0, 16)} UTC\n${results.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
