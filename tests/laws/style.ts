import { basename } from "node:path/posix";
import { isNode, isTest, type Module, type Node, nodesOf, templateText, walk } from "./module.ts";

const LONGEST_LINE = 120;
const LONGEST_FIRST_SENTENCE = 120;

/** Words that open a clause: a docstring opens with a verb or a noun phrase. */
const OPENS_A_CLAUSE = new Set(
  `what how where of in as from by which who whose whom when why for with without at on under after before among between that like if
   unless else whichever whoever whatever wherever since because so it they until to and or but than though although while`.split(/\s+/),
);

/** Verbs that leave a test's name without its subject: forms that follow one, or that want several. */
const WANTS_A_SUBJECT = new Set(
  `is are was were be has have had does do did can cannot may might must shall should will would and but nor accept allow answer ask
   belong bring call carry change come count create delete do drop end fail fall fit follow forget get give go hold keep know last lead
   leave let live load lose make mark match meet move name need open outlive overtake pass print put reach read refuse remain remove
   render run say see send serve show speak stand start stay stop survive take tell think try turn use wait want warn work write
   become behave differ exist expire share`.split(/\s+/),
);

/** Words of our own that an engineer of another company would stop at, and the trade's words for them. */
const PRIVATE_WORDS: Record<string, string> = {
  noun: "resource",
  nouns: "resources",
  room: "module",
  house: "context",
  floor: "layer",
  floors: "layers",
  told: "message",
  said: "message",
  sayings: "messages",
  place: "path, field or position",
  places: "paths, fields or positions",
  desk: "form or screen",
  anew: "again",
  whoever: "user",
  nobody: "none",
  somebody: "user",
  hurried: "the case",
  patience: "timeout",
  trail: "breadcrumbs",
  letterhead: "print header",
  seam: "contract",
};

const PREPOSITIONS = new Set(
  `in for from to at by with without on into onto after before under over as about between among beside behind beyond within upon
   during since until off up down out`.split(/\s+/),
);

/** Names that end in a particle of their verb, as the trade writes them. */
const PHRASAL =
  /^(?:sign|log|look|set|clean|tidy|warm|time|opt|zoom|scroll|back|roll|tear|shut|turn|move|speed|scale|pop|drop|fill|give|take|put|start|wind|step|fan|fall|line|round|sweep|hand|switch|print|check|run|write|read|cut|hang|sum|lift|count|go|keep|wait|wake)\w*(?:In|Off|On|Out|Up|Down|Over|Back)$/;

/** Names that the platform and its libraries have for the same thing. */
const PLATFORM_NAMES = new Set([
  "scrollTo",
  "sortBy",
  "groupBy",
  "startsWith",
  "endsWith",
  "goTo",
  "linkTo",
  "sendTo",
  "copyTo",
  "replyTo",
]);

const IRREGULAR_PARTICIPLES = new Set(
  `made written said told shown known given taken kept held found done gone left sent seen drawn chosen typed begun bound built brought
   caught dealt fed felt grown heard hidden laid led lent lost meant met paid sold spoken spent stolen struck sworn thought
   thrown understood woken worn worded`.split(/\s+/),
);

/** Splits a name into its words, in small letters. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

/** The text of a docstring in one line, without stars. */
function plainText(comment: string): string {
  return comment
    .replace(/^\*/, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

function docstringFaults(comment: string): string[] {
  const text = plainText(comment);
  const faults: string[] = [];
  const [first = ""] = /^[\w']+/.exec(text) ?? [];
  if (OPENS_A_CLAUSE.has(first.toLowerCase())) faults.push(`a docstring opens with a verb or a noun phrase: « ${text.slice(0, 60)} »`);
  const sentence = text.split(/(?<=[.!?:])\s/)[0] ?? "";
  if (sentence.length > LONGEST_FIRST_SENTENCE)
    faults.push(`the first sentence of a docstring has ${sentence.length} characters: « ${sentence.slice(0, 60)} »`);
  return faults;
}

/** The functions of a module by the name they are declared with. */
function functionNames({ program }: Module): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    const { type, id, init } = node;
    const isFunction = (value: unknown) => isNode(value) && /^(?:ArrowFunctionExpression|FunctionExpression)$/.test(value.type);
    const declared = /^(?:TSDeclareFunction|FunctionDeclaration)$/.test(type) || (type === "VariableDeclarator" && isFunction(init));
    if (declared && isNode(id) && typeof id.name === "string") names.push(id.name);
  });
  return [...new Set(names)];
}

function functionNameFaults(name: string): string[] {
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  if (/^[A-Z]/.test(name)) return []; // a component, or a constructor
  if (words.length === 1 && (IRREGULAR_PARTICIPLES.has(last) || /[^e]ed$/.test(last)))
    return [`${name}: a function is a verb with an object, not a participle`];
  const mayEndSo = /^(?:is|has|are|can|was)[A-Z]/.test(name) || PLATFORM_NAMES.has(name) || PHRASAL.test(name);
  if (words.length > 1 && PREPOSITIONS.has(last) && !mayEndSo)
    return [`${name}: a function's name ends in its object, not in a preposition`];
  return [];
}

/** The names that a module declares: variables, functions, types, parameters. Keys of an object are the wire's. */
function declaredNames({ program }: Module): string[] {
  const names = new Set<string>();
  const add = (value: unknown) => isNode(value) && value.type === "Identifier" && typeof value.name === "string" && names.add(value.name);
  walk(program, (node) => {
    if (/Declarator$|Declaration$/.test(node.type)) add(node.id);
    if (Array.isArray(node.params)) for (const parameter of node.params) add(parameter);
  });
  return [...names];
}

function privateWords(name: string): string[] {
  return wordsOf(name).flatMap((word) =>
    Object.hasOwn(PRIVATE_WORDS, word) ? [`${name}: « ${word} » is a word of ours, say ${PRIVATE_WORDS[word]}`] : [],
  );
}

const IS_TEST_CALL = /^(?:it|test)$/;

/** The names of the tests in a file, where they stand as a text. */
function testNames({ program }: Module): string[] {
  const names: string[] = [];
  walk(program, ({ type, callee, arguments: given }) => {
    if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(given)) return;
    const called = calledName(callee);
    const [name]: unknown[] = given;
    if (!IS_TEST_CALL.test(called) || !isNode(name)) return;
    if (typeof name.value === "string") names.push(name.value);
    const [start] = nodesOf(name.quasis);
    if (start) names.push(templateText(start));
  });
  return names;
}

/** The name of what is called: `it` of `it(…)`, `it.each(…)(…)` and `it.skipIf(…)(…)`. */
function calledName(callee: Node): string {
  if (typeof callee.name === "string") return callee.name;
  const inner = isNode(callee.object) ? callee.object : isNode(callee.callee) ? callee.callee : undefined;
  const member = isNode(callee.property) ? callee.property.name : undefined;
  if (member === "describe" || member === "step" || member === "use") return "";
  return inner ? calledName(inner) : "";
}

function testNameFaults(name: string): string[] {
  const text = name.replace(/^(?:[A-Z]{2,3}-\d+(?:, )?)+:\s*/, "");
  const [first = ""] = /^[\w']+/.exec(text) ?? [];
  return WANTS_A_SUBJECT.has(first) ? [`a test's name has a subject: « ${text.slice(0, 60)} »`] : [];
}

/** Lists what a source says in words of ours: docstrings, names of functions and tests, long lines of comments. */
export function styleFaults(module: Module): string[] {
  const { path, text, comments } = module;
  const docstrings = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  const lines = text.split("\n");
  const longLines = new Set<number>();
  for (const { start, end } of comments) {
    const from = text.slice(0, start).split("\n").length - 1;
    const to = text.slice(0, end).split("\n").length - 1;
    for (let line = from; line <= to; line++) if ((lines[line] ?? "").length > LONGEST_LINE) longLines.add(line + 1);
  }
  const isTestFile = isTest(path) || /\.(?:spec|trust|store)\.ts$/.test(path);
  return [
    ...docstrings.flatMap(({ value }) => docstringFaults(value)),
    ...functionNames(module).flatMap(functionNameFaults),
    ...declaredNames(module).flatMap(privateWords),
    ...privateWords(basename(path).replace(/\..*$/, "")),
    ...(isTestFile ? testNames(module).flatMap(testNameFaults) : []),
    ...[...longLines].map((line) => `line ${line}: a comment over ${LONGEST_LINE} characters`),
  ].map((fault) => `${path}: ${fault}`);
}
