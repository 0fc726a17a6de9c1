import { LANGUAGES } from "#contracts/shared/language.ts";
import { isNode, isTest, nodesOf, type Module, templateText, walk } from "./module.ts";

/** Letters and marks that English does without: a component of the public app that contains one contains a French
 *  sentence. */
const FRENCH = /[àâçéèêëîïôùûÀÂÇÉÈÊÎÔ’«»]/;

/** Attributes whose text a visitor reads or hears. */
const READ_ATTRIBUTES = new Set(["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder", "label"]);

const WORD = /\p{L}{2,}/u;

/** The files of one language. */
const OF_A_LANGUAGE = new RegExp(`\\.(?:${LANGUAGES.join("|")})\\.ts$`);

/** The fixed text of a node: a string, a template, or a string in braces. */
function textOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "JSXExpressionContainer") return textOf(node.expression);
  if (node.type === "ConditionalExpression") return `${textOf(node.consequent)} ${textOf(node.alternate)}`;
  if (node.type === "LogicalExpression") return textOf(node.right);
  if (node.type === "TemplateLiteral") return nodesOf(node.quasis).map(templateText).join(" ");
  return (node.type === "Literal" || node.type === "JSXText") && typeof node.value === "string" ? node.value : "";
}

/** Words that a component shows by itself, in any language. */
function writtenWords({ program }: Module): string[] {
  const words: string[] = [];
  walk(program, (node) => {
    if (node.type === "JSXElement" || node.type === "JSXFragment") words.push(...nodesOf(node.children).map(textOf));
    if (node.type === "JSXAttribute" && isNode(node.name) && READ_ATTRIBUTES.has(String(node.name.name))) words.push(textOf(node.value));
  });
  // a path is no text
  return words.map((text) => text.trim()).filter((text) => WORD.test(text) && !text.startsWith("/"));
}

function isFrench({ text, comments, program }: Module): boolean {
  const code = comments.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return nodesOf(program.body).length > 0 && FRENCH.test(code);
}

function namesLanguage({ imports }: Module): boolean {
  return imports.some(({ specifier }) => OF_A_LANGUAGE.test(specifier));
}

/** Fixed texts of the public app stand in `*.fr.ts`, each with that of every other language beside it, and nowhere
 *  else. */
export function languageFaults(modules: Module[]): string[] {
  const rooms = modules.filter(({ path }) => path.startsWith("src/public-app/") && !isTest(path));
  const paths = new Set(rooms.map(({ path }) => path));
  const french = [...paths].filter((path) => path.endsWith(".fr.ts"));
  const missing = LANGUAGES.flatMap((code) =>
    french.filter((path) => !paths.has(path.replace(/\.fr\.ts$/, `.${code}.ts`))).map((path) => `${path}: is not there in ${code}`),
  );
  const components = rooms.filter(({ path }) => !OF_A_LANGUAGE.test(path));
  return [
    ...missing,
    ...components.filter(namesLanguage).map(({ path }) => `${path}: names a language's file instead of #messages/`),
    ...components.filter(isFrench).map(({ path }) => `${path}: a text of a page stands outside its *.fr.ts`),
    ...components.flatMap((module) =>
      writtenWords(module).map((words) => `${module.path}: a text of a page stands outside its *.fr.ts: ${words}`),
    ),
  ];
}
