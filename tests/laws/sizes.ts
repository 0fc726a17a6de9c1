import { dirname } from "node:path/posix";
import { isNode, isTest, type Module, type Node, walk } from "./module.ts";

const FOLDER_MAX = 20;
const FUNCTION_MAX_LINES = 60;
/** Maximum for functions of which more than half is JSX. */
const JSX_FUNCTION_MAX_LINES = 80;

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** Folders below `src` with more than 20 code files directly in them, tests not counted. */
export function largeFolders(modules: Module[]): string[] {
  const sizes = new Map<string, number>();
  for (const { path } of modules.filter((module) => module.path.startsWith("src/") && !isTest(module.path)))
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  return [...sizes]
    .filter(([, size]) => size > FOLDER_MAX)
    .map(([folder, size]) => `${folder}: ${size} code files in one folder, at most ${FOLDER_MAX}`);
}

function linesOf(text: string, { start, end }: { start: number; end: number }): number {
  return text.slice(start, end).split("\n").length;
}

/** Lines of the outermost JSX elements inside a function. */
function jsxLines(text: string, body: Node): number {
  let lines = 0;
  walk(body, (node, ancestors) => {
    const isJsx = (each: Node) => each.type === "JSXElement" || each.type === "JSXFragment";
    if (isJsx(node) && !ancestors.some(isJsx)) lines += linesOf(text, node);
  });
  return lines;
}

function nameOf(node: Node, parent: Node | undefined): string {
  const named = [node.id, parent?.id, parent?.key].find((each) => isNode(each) && typeof each.name === "string");
  return isNode(named) ? String(named.name) : "anonymous";
}

/** The functions of a module that are longer than 60 lines, or 80 when most is JSX. A migration's SQL is as long as it
 *  is. */
export function longFunctions({ path, text, program }: Module): string[] {
  const long: string[] = [];
  if (!path.startsWith("src/") || isTest(path) || path.includes("/migrations/")) return long;
  walk(program, (node, ancestors) => {
    if (!FUNCTION.test(node.type)) return;
    const lines = linesOf(text, node);
    if (lines <= FUNCTION_MAX_LINES) return;
    const isMostlyJsx = jsxLines(text, node) > lines / 2;
    if (isMostlyJsx && lines <= JSX_FUNCTION_MAX_LINES) return;
    long.push(`${path}: ${nameOf(node, ancestors.at(-1))} is a function of ${lines} lines, at most 60, or 80 of JSX`);
  });
  return long;
}
