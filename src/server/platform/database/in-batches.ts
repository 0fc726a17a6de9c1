/** Rows that are read or written at once. Between two batches other requests are answered, and PostgreSQL hears of the transaction. */
export const ROWS_AT_ONCE = 200;

/** Some rows at a time. */
export function* inBatches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE);
}
