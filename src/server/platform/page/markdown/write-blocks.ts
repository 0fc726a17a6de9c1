import { DomUtils } from "htmlparser2";
import { type Element, isElement, isInline, type Node } from "./nodes.ts";
import { type RenderContext, writeInline } from "./write-inline.ts";

/** Beginnings of a line that Markdown takes for a title, a list, a quotation or a rule. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|[-=]+(?=\s*$)|\d+(?=[.)](?:\s|$)))/gm;

function writeParagraph(nodes: Node[], context: RenderContext): string {
  const text = writeInline(nodes, context).replaceAll(/^[ \t]+|\s+$/g, "");
  return text.replaceAll(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, " ").trim();

function writeList({ name, attribs, children, parent }: Element, context: RenderContext): string {
  const items = children.filter(isElement).flatMap(({ children: parts }) => writeBlocks(parts, context) || []);
  const isBreadcrumbs = isElement(parent) && children.some((item) => isElement(item) && item.attribs["aria-current"] === "page");
  if (isBreadcrumbs) return items.map(oneLine).join(" > ");
  const isSpread = items.some((item) => item.includes("\n\n"));
  return items
    .map((item, index) => {
      const marker = name === "ol" ? `${Number(attribs.start ?? 1) + index}. ` : "- ";
      return marker + item.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(marker.length)}`);
    })
    .join(isSpread ? "\n\n" : "\n");
}

type Cell = { words: string; isHeading: boolean };

function readCells(row: Element, context: RenderContext): Cell[] {
  return row.children.filter(isElement).flatMap(({ name, attribs, children }): Cell[] => {
    const words = oneLine(writeBlocks(children, context)).replaceAll("|", "\\|");
    const isHeading = name === "th";
    const width = Number(attribs.colspan ?? 1);
    return Array.from({ length: width }, (_, index) => ({ words: index === 0 ? words : "", isHeading }));
  });
}

/** Writes a table in GitHub's syntax, which demands a row of headings: an empty one where the table has none. */
function writeTable(table: Element, context: RenderContext): string {
  const rows = DomUtils.getElementsByTagName("tr", table).map((row) => readCells(row, context));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return "";
  const hasHeadings = rows[0]?.every(({ isHeading }) => isHeading) === true;
  const [headings = [], ...others] = hasHeadings ? rows : [[], ...rows];
  const line = (words: string[]) => `| ${Array.from({ length: width }, (_, index) => words[index] ?? "").join(" | ")} |`;
  const wordsOf = (cells: Cell[]) => line(cells.map(({ words }) => words));
  return [wordsOf(headings), line(Array(width).fill("---")), ...others.map(wordsOf)].join("\n");
}

/** Writes preformatted text between fences that it does not hold. */
function writePreformatted(element: Element): string {
  const code = DomUtils.textContent(element).replace(/\n$/, "");
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

function writeBlock(element: Element, context: RenderContext): string {
  const { name, children, attribs } = element;
  if (/^h[1-6]$/.test(name)) {
    const words = oneLine(writeInline(children, context));
    return words && `${"#".repeat(Number(name[1]))} ${words}`;
  }
  switch (name) {
    case "ul":
    case "ol":
      return writeList(element, context);
    case "table":
      return writeTable(element, context);
    case "pre":
      return writePreformatted(element);
    case "hr":
      return "---";
    case "blockquote":
      return writeBlocks(children, context).replaceAll(/^/gm, "> ");
    default:
      return writeBlocks(children, { ...context, hasLines: context.hasLines || "data-lines" in attribs });
  }
}

/** Writes nodes as blocks of Markdown, an empty line between them. Text beside blocks becomes a paragraph. */
export function writeBlocks(nodes: Node[], context: RenderContext): string {
  const blocks: string[] = [];
  let row: Node[] = [];
  const endRow = () => {
    blocks.push(writeParagraph(row, context));
    row = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || isInline(node)) row.push(node);
    else {
      endRow();
      blocks.push(writeBlock(node, context));
    }
  }
  endRow();
  return blocks.filter(Boolean).join("\n\n");
}
