import { DomUtils } from "htmlparser2";
import { type Element, isElement, isInline, isText, type Node } from "./nodes.ts";

/** Surroundings of a text: `base` is the URL that links start from; lines are kept where `hasLines`. */
export type RenderContext = { base: string; hasLines?: boolean };

/** Characters that Markdown would take for its own. */
const SIGNS = /[\\`*_[\]<]|~(?=~)|(?<=~)~|&(?=#?\w+;)/g;

const BREAK = "  \n";

function writeText(data: string, { hasLines }: RenderContext): string {
  const escaped = data.replaceAll(SIGNS, "\\$&");
  if (!hasLines) return escaped.replaceAll(/[ \t\r\n]+/g, " ");
  return escaped
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/[ \t\r]*\n[ \t]*/g, BREAK))
    .join("\n\n");
}

/** Puts signs around words, but not around the space at their ends, where they would count for nothing. */
function wrap(words: string, sign: string): string {
  const [, before = "", inner = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(words) ?? [];
  return inner === "" ? words : before + sign + inner + sign + after;
}

/** Writes code between as many backticks as it does not hold. */
function writeCode(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const pad = /^`|`$/.test(code) ? " " : "";
  return code.trim() === "" ? "" : fence + pad + code + pad + fence;
}

/** Writes the target of a link: absolute, and without signs that would end it. */
function writeTarget(url: string, base: string): string {
  return (URL.parse(url, base)?.href ?? url).replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

function writeLink({ attribs, children }: Element, context: RenderContext): string {
  const words = writeInline(children, context).trim();
  const { href } = attribs;
  const isPicture = words.startsWith("![");
  if (words === "" || isPicture || href === undefined) return words;
  return `[${words.replaceAll(/\s*\n\s*/g, " ")}](${writeTarget(href, context.base)})`;
}

/** Writes a picture; one without words is decoration. */
function writePicture({ attribs: { src = "", alt = "" } }: Element, { base }: RenderContext): string {
  const words = writeText(alt, { base }).trim();
  return words === "" ? "" : `![${words}](${writeTarget(src, base)})`;
}

const SIGN: Record<string, string> = { b: "**", strong: "**", em: "*", i: "*", s: "~~", del: "~~" };

function writeElement(element: Element, context: RenderContext): string {
  const { name, children, attribs } = element;
  if (name === "br") return BREAK;
  if (name === "a") return writeLink(element, context);
  if (name === "img") return writePicture(element, context);
  if (name === "code") return writeCode(DomUtils.textContent(element));
  const words = writeInline(children, { ...context, hasLines: context.hasLines || "data-lines" in attribs });
  const sign = SIGN[name];
  if (sign) return wrap(words, sign);
  return isInline(element) ? words : ` ${words.trim()} `;
}

/** Elements that a layout keeps apart, without a space between them. */
const APART = new Set(["a", "span", "small", "picture"]);

const isApart = (node: Node | null) => isElement(node) && APART.has(node.name);

/** Writes a row of nodes as text in one paragraph. */
export function writeInline(nodes: Node[], context: RenderContext): string {
  const written = nodes.map((node) => {
    const words = isElement(node) ? writeElement(node, context) : isText(node) ? writeText(node.data, context) : "";
    return isApart(node) && isApart(node.next) && words !== "" ? `${words} ` : words;
  });
  return context.hasLines ? written.join("") : written.join("").replaceAll(/ {2,}(?!\n)/g, " ");
}
