import type { Operation } from "./requests.ts";

/** Numbers of the writes that were sent and accepted, by operation. */
export type Writes = Record<string, { sent: number; accepted: number }>;

/** Smallest share of the writes of an operation that must be accepted: fewer test nothing but refusals. */
const ACCEPTED_MIN = 0.05;

/** Operations on what no program creates: their subject is unknown. */
const WITHOUT_SUBJECT = ["POST /api/admin/subscribers/bounces", "POST /api/admin/webhooks/replay-failed"];

/** Counts a write of an operation. */
export function countWrite(writes: Writes, { method, path }: Operation, isAccepted: boolean): void {
  const { sent, accepted } = writes[`${method} ${path}`] ?? { sent: 0, accepted: 0 };
  writes[`${method} ${path}`] = { sent: sent + 1, accepted: accepted + (isAccepted ? 1 : 0) };
}

/** Describes the accepted writes of each operation, one a line. */
export function describeWrites(writes: Writes): string {
  return Object.entries(writes)
    .map(([operation, { sent, accepted }]) => `\n${accepted} of ${sent} accepted: ${operation}`)
    .toSorted((one, other) => one.localeCompare(other))
    .join("");
}

/** Lists the operations of which too few writes were accepted. */
export function findRefused(writes: Writes): string[] {
  return Object.entries(writes)
    .filter(([operation, { sent, accepted }]) => accepted < sent * ACCEPTED_MIN && !WITHOUT_SUBJECT.includes(operation))
    .map(([operation]) => operation);
}
