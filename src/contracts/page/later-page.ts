const PAGE_MAX = 999_999;

/** The page of a list that a URL asks for, whatever it holds; undefined for the first one, and for what is none. Never throws. */
export function laterPage(sent: unknown): number | undefined {
  const page = typeof sent === "string" || typeof sent === "number" ? Number(sent) : Number.NaN;
  return Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined;
}
