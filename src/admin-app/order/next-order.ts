/** The place after the last one: highest `order_index` + 1. Source: specification §4 « Slide », « Feature ». */
export function nextOrder(rows: { order_index: number }[]): number {
  return Math.max(-1, ...rows.map(({ order_index }) => order_index)) + 1;
}
