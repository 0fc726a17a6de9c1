/** Longest text of a statement that is kept. */
const MAX_LENGTH = 2_000;

/** What is kept as it is (quoted names, parameters, names that end in digits), or a value: a text in quotes or dollars, a number. */
const KEPT_OR_VALUE =
  /(?<kept>"(?:[^"]|"")*"|\$\d+|(?!e')[a-z_]\w*)|E'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$(?<tag>[a-z_]\w*)?\$.*?\$\k<tag>\$|\d+(?:\.\d+)?/gis;

/** The text of a statement with `?` for each value: the ORM writes values into it, people's data among them. */
export function withoutValues(statement: string): string {
  const text = statement.replace(KEPT_OR_VALUE, (found, kept: string | undefined) => (kept === undefined ? "?" : found));
  return text.slice(0, MAX_LENGTH);
}
