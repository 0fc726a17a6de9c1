import { dirname, join, normalize } from "node:path/posix";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { parseSync, type Comment, visitorKeys } from "oxc-parser";

/** A source file: its path from the root, and its text. */
export type Source = { path: string; text: string };

/** One import or re-export. `to` is a path from the root for our own files, the specifier itself for a package;
 *  words of the current language lead to the file of each language. */
export type Import = { from: string; to: string; specifier: string; names: string[]; isTypeOnly: boolean };

/** A node of the syntax tree, as far as the laws look at it. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** A parsed source file. */
export type Module = Source & { program: Node; comments: Comment[]; imports: Import[] };

const ALIAS = /^#(contracts|server|public-app|admin-app)\//;

/** Stands for a file of the bundle's language: `imports` of package.json. */
const MESSAGES = /^#messages\/(.*)$/;

/** The files, or the package, that a specifier stands for. */
function resolveImport(from: string, specifier: string): string[] {
  const messages = MESSAGES.exec(specifier)?.[1];
  if (messages) return LANGUAGES.map((language) => `src/${messages}.${language}.ts`);
  if (ALIAS.test(specifier)) return [specifier.replace(ALIAS, "src/$1/")];
  return [specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : specifier];
}

const parsed = new WeakMap<Source, Module>();

/** Parses a source, once for all laws, and finds its imports, dynamic ones included. Fails on a source that does not
 *  parse. */
export function parseModule(source: Source): Module {
  const module = parsed.get(source) ?? parseSource(source);
  parsed.set(source, module);
  return module;
}

function parseSource({ path, text }: Source): Module {
  const { program, comments, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean, names: string[] = []) => {
    for (const to of resolveImport(path, specifier)) imports.push({ from: path, to, specifier, names, isTypeOnly });
  };
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isTypeOnly = /^import\s+type\b/.test(text.slice(start)) || (entries.length > 0 && entries.every(({ isType }) => isType));
    const names = entries.map(({ importName }) => importName.name ?? "*");
    add(moduleRequest.value, isTypeOnly, names);
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, importName } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType, [importName.name ?? "*"]);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) add(literal[1], false);
  }
  // The parser's own node types are one union per kind; the laws read a few fields of any node.
  return { path, text, program: program as unknown as Node, comments, imports };
}

/** Visits a node and all nodes below it, parents first, with the ancestors of each, nearest last. */
export function walk(node: Node, visit: (node: Node, ancestors: Node[]) => void, ancestors: Node[] = []): void {
  visit(node, ancestors);
  const below = [...ancestors, node];
  for (const key of visitorKeys[node.type] ?? []) {
    const child = node[key];
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, visit, below);
  }
}

/** Whether a field of a node holds a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The nodes in a field that holds a list of them. */
export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The fixed text of a part of a template, as it is read. */
export function templateText({ value }: Node): string {
  const isText = typeof value === "object" && value !== null && "cooked" in value && typeof value.cooked === "string";
  return isText ? String(value.cooked) : "";
}

/** Whether a file is a test, or used by tests only. */
export function isTest(path: string): boolean {
  return /\.(?:test|factory)\.tsx?$|\/testing\//.test(path);
}
