const COUNT = new Intl.NumberFormat("fr");

/** A count as it is shown: « 1 204 ». */
export const formatCount = (count: number) => COUNT.format(count);

/** « 1 ligne », « 1 200 lignes »: a number with what it counts. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${COUNT.format(count)} ${count > 1 ? many : one}`;
}
