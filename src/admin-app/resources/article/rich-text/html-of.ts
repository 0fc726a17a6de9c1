import type { Mark, Node } from "@tiptap/pm/model";
import { articleLinkAttributes, listAttributes } from "#contracts/article/article-html.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const MARK_TAGS: Record<string, string> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  subscript: "sub",
  superscript: "sup",
  code: "code",
  link: "a",
};
const BLOCK_TAGS: Record<string, string> = {
  paragraph: "p",
  blockquote: "blockquote",
  bulletList: "ul",
  orderedList: "ol",
  listItem: "li",
  tableRow: "tr",
  tableHeader: "th",
  tableCell: "td",
};

function openTag(tag: string, attributes: Record<string, string | number | null> = {}): string {
  const written = Object.entries(attributes).map(([name, value]) => (value === null ? "" : ` ${name}="${escapeAttribute(String(value))}"`));
  return `<${tag}${written.join("")}>`;
}

const openMark = ({ type, attrs }: Mark) =>
  openTag(MARK_TAGS[type.name] ?? "", type.name === "link" ? articleLinkAttributes(attrs.href) : {});
const closeMark = ({ type }: Mark) => `</${MARK_TAGS[type.name]}>`;

/** The words of a block; marks that go on from one piece to the next stay open between them. */
function inlineHtml(block: Node): string {
  let html = "";
  let open: readonly Mark[] = [];
  const closeMarks = (depth: number) => {
    html += open.slice(depth).toReversed().map(closeMark).join("");
  };
  block.forEach((piece) => {
    const firstOther = piece.marks.findIndex((mark, index) => !open[index]?.eq(mark));
    const common = firstOther === -1 ? piece.marks.length : firstOther;
    closeMarks(common);
    html += piece.marks.slice(common).map(openMark).join("");
    html += piece.type.name === "hardBreak" ? "<br />" : escapeText(piece.text ?? "");
    open = piece.marks;
  });
  closeMarks(0);
  return html;
}

/** Whether its first paragraph can go without a tag of its own: alone in a cell, or alone but for lists in an item. */
function isPlain(block: Node): boolean {
  const [first, ...rest] = block.children;
  if (first?.type.name !== "paragraph") return false;
  if (block.type.name === "listItem") return rest.every(({ type }) => type.name.endsWith("List"));
  return (block.type.name === "tableCell" || block.type.name === "tableHeader") && rest.length === 0;
}

function cellAttributes({ type, attrs }: Node, isInHead: boolean) {
  const { colspan, rowspan, scope } = attrs;
  return {
    colspan: colspan > 1 ? colspan : null,
    rowspan: rowspan > 1 ? rowspan : null,
    scope: type.name === "tableHeader" ? (scope ?? (isInHead ? "col" : null)) : null,
  };
}

/** Rows of headers on top are the table's head. */
function tableHtml(table: Node): string {
  const rows = table.children;
  const firstOther = rows.findIndex(({ children }) => children.length === 0 || children.some(({ type }) => type.name !== "tableHeader"));
  const headRows = firstOther === -1 ? 0 : firstOther;
  const part = (tag: string, part: Node[]) => {
    const isInHead = tag === "thead";
    const written = part.map((row) => `<tr>${row.children.map((cell) => blockHtml(cell, isInHead)).join("")}</tr>`);
    return part.length > 0 ? [`<${tag}>\n${written.join("\n")}\n</${tag}>`] : [];
  };
  return ["<table>", ...part("thead", rows.slice(0, headRows)), ...part("tbody", rows.slice(headRows)), "</table>"].join("\n");
}

function blockAttributes(block: Node, isInHead: boolean) {
  if (block.type.name === "orderedList") return listAttributes(String(block.attrs.start));
  return block.type.name.startsWith("table") ? cellAttributes(block, isInHead) : {};
}

function blockHtml(block: Node, isInHead = false): string {
  const { type, attrs } = block;
  if (type.name === "heading") return `<h${attrs.level}>${inlineHtml(block)}</h${attrs.level}>`;
  if (type.name === "codeBlock") return `<pre><code>${inlineHtml(block)}</code></pre>`;
  if (type.name === "horizontalRule") return "<hr />";
  if (type.name === "image") {
    const { src, alt, width, height, legend } = attrs;
    const image = openTag("img", { alt: alt ?? "", src, width, height }).replace(/>$/, " />");
    return legend ? `<figure>\n${image}\n<figcaption>${escapeText(legend)}</figcaption>\n</figure>` : image;
  }
  if (type.name === "table") return tableHtml(block);
  const tag = BLOCK_TAGS[type.name] ?? "p";
  const open = openTag(tag, blockAttributes(block, isInHead));
  if (block.isTextblock) return `${open}${inlineHtml(block)}</${tag}>`;
  const lead = isPlain(block) ? block.firstChild : null;
  const plain = lead ? inlineHtml(lead) : "";
  const rest = blocksHtml(lead ? block.children.slice(1) : block.children);
  return rest === "" ? `${open}${plain}</${tag}>` : `${open}${plain}\n${rest}\n</${tag}>`;
}

/** Blocks below each other. An empty paragraph is only where one was going to write. */
function blocksHtml(blocks: readonly Node[]): string {
  return blocks
    .filter(({ type, childCount }) => type.name !== "paragraph" || childCount > 0)
    .map((block) => blockHtml(block))
    .join("\n");
}

/** The HTML of an edited article, as the sanitiser would leave it and a person can read it. */
export function htmlOf(doc: Node): string {
  return blocksHtml(doc.children);
}
