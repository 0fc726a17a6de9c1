/** Counts the answers by status. */
export function tallyOf(answers: { status: number }[]): Record<number, number> {
  const tally: Record<number, number> = {};
  for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}
