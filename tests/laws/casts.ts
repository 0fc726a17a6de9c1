import { isNode, type Module, walk } from "./module.ts";

/** One comment speaks for all of its casts: tRPC cannot follow a schema that is a parameter. */
const SPOKEN_FOR = /^src\/server\/platform\/rpc\/crud-procedures\.ts$/;

/** The casts of a module without a `//` that says why, on their line or the line above. `as const` narrows and is
 *  none. */
export function unexplainedCasts({ path, text, program, comments }: Module): string[] {
  if (SPOKEN_FOR.test(path)) return [];
  const lineOf = (position: number) => text.slice(0, position).split("\n").length;
  const explained = new Set(comments.filter(({ type }) => type === "Line").flatMap(({ end }) => [lineOf(end), lineOf(end) + 1]));
  const casts: string[] = [];
  walk(program, ({ type, typeAnnotation, end }) => {
    if (type !== "TSAsExpression" || !isNode(typeAnnotation)) return;
    const written = text.slice(typeAnnotation.start, typeAnnotation.end);
    if (written !== "const" && !explained.has(lineOf(end))) casts.push(`the cast to ${written} in line ${lineOf(end)} does not say why`);
  });
  return casts;
}
