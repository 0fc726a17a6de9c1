/** Search values stay the strings that the URL holds: `?q=123` is a text like any other. A name that comes several times, as boxes of
 *  one form do, is one list. */
export function parseSearch(search: string | URLSearchParams): Record<string, string> {
  const sent = new URLSearchParams(search);
  return Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join()]));
}
