import { DomUtils, type parseDocument } from "htmlparser2";

export type Document = ReturnType<typeof parseDocument>;

/** A node of a parsed page. */
export type Node = Document["children"][number];

/** An element of a parsed page. */
export type Element = Extract<Node, { attribs: object }>;

type Text = Extract<Node, { nodeType: 3 }>;

const TEXT_NODE = 3;

type ParentNode = NonNullable<Node["parent"]>;

/** Whether a node is an element. */
export const isElement = (node: Node | ParentNode | null | undefined): node is Element => node != null && "attribs" in node;

/** Whether a node is text. */
export const isText = (node: Node): node is Text => node.nodeType === TEXT_NODE;

/** Elements that stand in a line of text. All others begin a line of their own. */
const INLINE = new Set(
  "a abbr b br cite code data del em i img ins kbd mark picture q s samp small source span strong sub sup time u var wbr".split(" "),
);

/** Whether a node stands in a line of text. */
export const isInline = (node: Node): boolean => !isElement(node) || INLINE.has(node.name);

/** Elements without words for a reader: controls, pictures drawn in place, scripts. */
const WORDLESS = new Set(["button", "dialog", "form", "input", "label", "noscript", "output", "script", "style", "svg", "template"]);

/** Attributes of what serves a screen only; our own pages say so by `data-screen`. */
const SCREEN_ATTRIBUTES = ["data-screen", "hidden"];

const SCREEN_CLASS = /(?:^|\s)(?:print-only|needs-script)(?:\s|$)/;

/** Whether an element tells those who look at a screen that a link opens a window. */
function isWindowNote({ name, attribs, parent }: Element): boolean {
  if (name !== "span" || attribs.class !== "visually-hidden") return false;
  let around: ParentNode | null = parent;
  while (isElement(around) && around.name !== "a") around = around.parent;
  return isElement(around) && around.attribs.target === "_blank";
}

/** Whether an element says nothing to a reader without a screen. */
function isForScreen(element: Element): boolean {
  const { name, attribs } = element;
  return (
    WORDLESS.has(name) ||
    SCREEN_ATTRIBUTES.some((attribute) => attribute in attribs) ||
    attribs["aria-hidden"] === "true" ||
    attribs.role === "tablist" ||
    SCREEN_CLASS.test(attribs.class ?? "") ||
    isWindowNote(element)
  );
}

/** Takes out of a page what says nothing to a reader without a screen, comments included. */
export function dropScreenParts(nodes: Node[]): void {
  for (const node of nodes.slice()) {
    if (!isElement(node) && !isText(node)) DomUtils.removeElement(node);
    else if (isElement(node) && isForScreen(node)) DomUtils.removeElement(node);
    else if (isElement(node)) dropScreenParts(node.children);
  }
}
