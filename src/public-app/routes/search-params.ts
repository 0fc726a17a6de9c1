/** Search values stay the strings that the URL holds: `?q=123` is a text like any other. A name that comes several times, as boxes of
 *  one form do, is one list. */
export function parseSearch(search: string | URLSearchParams): Record<string, string> {
  const sent = new URLSearchParams(search);
  return Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join()]));
}

type Written = string | number | string[] | undefined;

/** Writes parameters in one order, so that what is the same has one URL. Each facet of the catalogue is a parameter, its values one list, as `parseSearch` reads it:
 *  the router writes again what it has read, and redirects where that differs. */
export function stringifySearch({ facets, ...search }: Record<string, unknown>): string {
  const query = new URLSearchParams();
  const written = { ...search, ...(facets as object | undefined) } as Record<string, Written>; // as the routes validate it
  for (const name of Object.keys(written).sort()) {
    const value = written[name];
    if (value !== undefined && value !== "") query.append(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : "";
}
