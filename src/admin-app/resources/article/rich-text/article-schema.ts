import { type Extensions, Mark } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Image } from "@tiptap/extension-image";
import { Link } from "@tiptap/extension-link";
import { OrderedList } from "@tiptap/extension-list";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { isArticleImage, listAttributes } from "#contracts/article/article-html.ts";
import { isSafeUrl } from "#contracts/shared/url.ts";

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };

const ArticleLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
  // Else everything that is typed after a link would join it.
  inclusive: false,
});

/** The first number of a list, as the sanitiser reads it. */
const listStart = (list: Element) => Number(listAttributes(list.getAttribute("start") ?? "").start ?? 1);

type ImageAttributes = { src: string; alt: string | null; width: string | null; height: string | null; legend: string };

function imageAttributes(image: Element, legend: string): ImageAttributes | false {
  const [src = "", alt = null, width = null, height = null] = ["src", "alt", "width", "height"].map(
    (name) => image.getAttribute(name) ?? undefined,
  );
  return isArticleImage(src) && { src, alt, width, height, legend };
}

/** A picture with its legend in words alone; any other figure is left to the source. */
function figureAttributes(figure: Element): ImageAttributes | false {
  const [image, legend, ...more] = figure.children;
  const isPlain = image?.localName === "img" && legend?.localName === "figcaption" && legend.children.length === 0 && more.length === 0;
  return isPlain && imageAttributes(image, legend.textContent.trim());
}

const ArticleImage = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
    legend: { default: "", rendered: false },
  }),
  parseHTML: () => [
    { tag: "figure", getAttrs: figureAttributes },
    { tag: "img[src]", getAttrs: (image) => imageAttributes(image, "") },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.legend ? ["figure", ["img", HTMLAttributes], ["figcaption", node.attrs.legend]] : ["img", HTMLAttributes],
  // Not `![](https://elsewhere/…)` either.
  addInputRules: () => [],
});

/** Creates a mark of one element; `shift` is the same in a word processor's styles. Neither of the two may be inside
 *  the other. */
const createShift = (name: string, tag: string, shift: string, key: string) =>
  Mark.create({
    name,
    excludes: "subscript superscript",
    parseHTML: () => [{ tag }, { style: "vertical-align", getAttrs: (value) => (value === shift ? {} : false) }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

const Subscript = createShift("subscript", "sub", "sub", "Mod-,");
const Superscript = createShift("superscript", "sup", "super", "Mod-.");

/** Schema of an article's text: what the sanitiser keeps, less what the editor cannot show. That is other figures than
 *  a picture with its legend, and titles of tables; for these there is the source. */
export const ARTICLE_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    code: false,
    codeBlock: false,
    orderedList: false,
  }),
  Subscript,
  Superscript,
  ArticleLink.configure({ openOnClick: false, isAllowedUri: (url) => isSafeUrl(url), defaultProtocol: "https" }),
  Code.extend({ excludes: "" }),
  CodeBlock.extend({ addAttributes: () => ({}) }),
  OrderedList.extend({ addAttributes: () => ({ start: { default: 1, parseHTML: listStart } }) }),
  ArticleImage,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
  TableCell.extend({ addAttributes: () => spans }),
];
