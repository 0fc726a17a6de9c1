import { isNode, type Module, walk } from "./module.ts";

/** Floors whose casts say why. In `crud-procedures.ts` a comment says it for all: tRPC cannot follow a schema that is a parameter. */
const EXPLAINED = /^(?:src\/(?:server(?!\/rpc\/crud-procedures\.ts)|contracts)|scripts|tests\/(?!e2e\/))/;

/** The casts of a module without a `//` that says why, on their line or the line above. `as const` narrows and is none. */
export function unexplainedCasts({ path, text, program, comments }: Module): string[] {
  if (!EXPLAINED.test(path)) return [];
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
