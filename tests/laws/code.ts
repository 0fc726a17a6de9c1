import { isNode, isTest, type Module, type Node, walk } from "./module.ts";

/** Folders whose name says nothing about what is in them. */
const VAGUE_FOLDER = /\/(?:utils?|helpers?|misc|common)(?:\/|\.tsx?$)/;

/** Contracts that may have defaults: of a list's query, and of a form that is sent once and never updated. */
const CONTRACTS_WITH_DEFAULTS = new Set(["src/contracts/shared/paging.ts", "src/contracts/contact-request/contact-request.ts"]);

/** Methods of zod that fill in what is absent or invalid. */
const FILLS_IN = new Set(["default", "_default", "prefault", "catch"]);

/** Globals that exist in Node only or in browsers only; contracts run in both. */
const PLATFORM_GLOBALS = new Set(
  `process Buffer global globalThis require module __dirname __filename setImmediate NodeJS window document navigator location history
   localStorage sessionStorage alert XMLHttpRequest HTMLElement HTMLInputElement Element Event File FileList FormData Document Window`.split(
    /\s+/,
  ),
);

const PROCESS_MODULE = /^(?:node:)?process$/;

/** The name of a member that is accessed, `a.b` or `a["b"]`; undefined where it is computed. */
function memberName({ computed, property }: Node): string | undefined {
  if (!isNode(property)) return undefined;
  return String(computed ? (property.value ?? "") : property.name) || undefined;
}

/** Whether an identifier names a variable or a type, and not a property. */
function isReference(node: Node, ancestors: Node[]): boolean {
  const parent = ancestors.at(-1);
  if (node.type !== "Identifier" || !parent) return false;
  const isKey = parent.key === node && !parent.computed && !(parent.shorthand === true && parent.value === node);
  return !isKey && !(parent.type === "MemberExpression" && parent.property === node && !parent.computed);
}

/** Reads of the environment, in any form: only `process.<other member>` is allowed. */
function readsEnvironment({ program, imports }: Module): boolean {
  let isRead = imports.some(({ to }) => PROCESS_MODULE.test(to));
  walk(program, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.type === "MemberExpression" && isNode(node.object) && node.object.name === "globalThis" && memberName(node) === "process")
      isRead = true;
    if (node.name !== "process" || !isReference(node, ancestors)) return;
    const isOtherMember = parent?.type === "MemberExpression" && parent.object === node && ![undefined, "env"].includes(memberName(parent));
    if (!isOtherMember) isRead = true;
  });
  return isRead;
}

function fillsIn({ program }: Module): boolean {
  let isFound = false;
  walk(program, ({ type, callee }) => {
    if (type === "CallExpression" && isNode(callee) && callee.type === "MemberExpression" && FILLS_IN.has(memberName(callee) ?? ""))
      isFound = true;
  });
  return isFound;
}

/** Platform globals that a module uses without declaring a name alike. */
function platformGlobals({ program }: Module): string[] {
  const used = new Set<string>();
  const declared = new Set<string>();
  const isDeclaration = /Declarator$|Function|^ImportSpecifier$|Pattern$|^AssignmentPattern$|^TSTypeAliasDeclaration$|^RestElement$/;
  walk(program, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.type !== "Identifier" || typeof node.name !== "string" || !PLATFORM_GLOBALS.has(node.name) || !isReference(node, ancestors))
      return;
    const isPatternValue = parent?.type === "Property" && ancestors.at(-2)?.type === "ObjectPattern";
    const isName = (parent && isDeclaration.test(parent.type) && parent.init !== node && parent.body !== node) || isPatternValue;
    (isName ? declared : used).add(node.name);
  });
  return [...used].filter((name) => !declared.has(name));
}

/** Names of functions that write dates. `toLocaleString` is not among them: it writes numbers too. */
const WRITES_DATES = new Set(["DateTimeFormat", "toLocaleDateString", "toLocaleTimeString"]);

/** Whether a date is written in the reader's time zone: two people, or two screens, would read two times. */
function writesZonelessDates({ program }: Module): boolean {
  let isFound = false;
  walk(program, ({ callee, arguments: given }) => {
    if (!isNode(callee) || callee.type !== "MemberExpression" || !WRITES_DATES.has(memberName(callee) ?? "")) return;
    const names: unknown[] = [];
    for (const argument of Array.isArray(given) ? given : []) walk(argument, (node) => names.push(isNode(node.key) && node.key.name));
    if (!names.includes("timeZone")) isFound = true;
  });
  return isFound;
}

/** Files in which the text of a statement may be handed to the ORM: what lands once. */
const MAY_EXECUTE_TEXT = /^src\/server\/platform\/database\/migrations\//;

/** Whether a statement is handed over as a text, past both MikroORM's records and Kysely's questions. */
function executesText({ program }: Module): boolean {
  let isFound = false;
  walk(program, ({ type, callee, arguments: given }) => {
    const [sent]: unknown[] = Array.isArray(given) ? given : [];
    const isCall = type === "CallExpression" && isNode(callee) && callee.type === "MemberExpression" && memberName(callee) === "execute";
    if (!isCall || !isNode(sent)) return;
    if (sent.type === "TemplateLiteral" || (typeof sent.value === "string" && sent.value.includes(" "))) isFound = true;
  });
  return isFound;
}

/** Lists what breaks a law inside one file: its folder's name, the environment, defaults in contracts, globals of one
 *  platform, dates without a time zone, statements as texts. */
export function codeFaults(module: Module): string[] {
  const { path } = module;
  const isContract = path.startsWith("src/contracts/") && !isTest(path);
  const faults: string[] = [];
  if (VAGUE_FOLDER.test(path)) faults.push("the name says nothing about what is in it");
  if (path.startsWith("src/") && path !== "src/server/config.ts" && !isTest(path) && readsEnvironment(module))
    faults.push("only config.ts reads process.env");
  if (path.startsWith("src/") && !isTest(path) && writesZonelessDates(module)) faults.push("a date is written by a named time zone");
  if (path.startsWith("src/server/") && !isTest(path) && !MAY_EXECUTE_TEXT.test(path) && executesText(module))
    faults.push("the database is asked by Kysely's sql, not by a text");
  if (isContract && !CONTRACTS_WITH_DEFAULTS.has(path) && fillsIn(module)) faults.push("a default in a contract would reset stored values");
  if (isContract) faults.push(...platformGlobals(module).map((name) => `contracts run everywhere: ${name} is a global of one platform`));
  return faults;
}
