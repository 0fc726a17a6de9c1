import { getSchema } from "@tiptap/core";
import type { JSONContent } from "@tiptap/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ARTICLE_TAGS } from "#contracts/article/article-html.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { ARTICLE_EXTENSIONS } from "./article-schema.ts";
import { htmlOf } from "./html-of.ts";

const schema = getSchema(ARTICLE_EXTENSIONS);

const toHtml = (content: JSONContent[]) => htmlOf(schema.nodeFromJSON({ type: "doc", content }));

const text = fc.oneof(
  fc.constantFrom("a < b & c > d", "« l’eau »", "\u00a0", "&amp;", "<script>alert(1)</script>", 'l\'"été"'),
  fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }).filter((value) => !/\p{C}/u.test(value)),
);
const href = fc.constantFrom("/contact", "#partie", "https://lumidar.fr/?a=1&b=%22", "http://a.fr", "mailto:a@b.fr", "tel:+21670000000");
const markOf = fc.oneof(
  fc.constantFrom(...["bold", "italic", "underline", "strike", "subscript", "code"].map((type) => ({ type }))),
  href.map((href) => ({ type: "link", attrs: { href } })),
);
const piece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("text"),
      text,
      marks: fc.uniqueArray(markOf, { maxLength: 3, selector: ({ type }) => type }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: "hardBreak" }) },
);
const words = fc.array(piece, { maxLength: 4 });
const image = fc.record({
  type: fc.constant("image"),
  attrs: fc.record({
    src: fc.constantFrom("/uploads/a.jpg", "/uploads/b-1.webp"),
    alt: text,
    width: fc.constantFrom(null, "640"),
    height: fc.constantFrom(null, "480"),
    legend: fc.oneof(
      fc.constant(""),
      text.filter((legend) => legend === legend.trim()),
    ),
  }),
});

const { block } = fc.letrec<{ block: JSONContent; item: JSONContent; cell: JSONContent }>((tie) => {
  const blocks = fc.array(tie("block"), { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.record({ type: fc.constant("paragraph"), content: words }),
      fc.record({ type: fc.constant("heading"), attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }), content: words }),
      fc.record({ type: fc.constant("codeBlock"), content: text.map((code) => [{ type: "text", text: code }]) }),
      fc.constant({ type: "horizontalRule" }),
      image,
      fc.record({ type: fc.constant("bulletList"), content: fc.array(tie("item"), { minLength: 1, maxLength: 3 }) }),
      fc.record({
        type: fc.constant("orderedList"),
        attrs: fc.record({ start: fc.constantFrom(0, 1, 2, 12) }),
        content: fc.array(tie("item"), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ type: fc.constant("blockquote"), content: blocks }),
      fc.record({
        type: fc.constant("table"),
        content: fc.array(fc.record({ type: fc.constant("tableRow"), content: fc.array(tie("cell"), { minLength: 1, maxLength: 3 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    ),
    item: fc.record({
      type: fc.constant("listItem"),
      content: fc
        .tuple(fc.record({ type: fc.constant("paragraph"), content: words }), fc.array(tie("block"), { maxLength: 2 }))
        .map(([first, rest]): JSONContent[] => Array.of<JSONContent>(first).concat(rest)),
    }),
    cell: fc.record({
      type: fc.constantFrom("tableCell", "tableHeader"),
      attrs: fc.record({ colspan: fc.constantFrom(1, 2), rowspan: fc.constantFrom(1, 3) }),
      content: blocks,
    }),
  };
});

it("whatever can be written survives the sanitiser unchanged", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (content) => {
      const html = toHtml(content);
      expect(sanitizeRichText(html)).toBe(html);
    }),
    { numRuns: 300 },
  );
});

it("writes nothing but elements that an article may have", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (content) => {
      const tags = [...toHtml(content).matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag);
      expect(tags.filter((tag) => !ARTICLE_TAGS.includes(tag ?? ""))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it("writes items and cells of one paragraph without its tag, rows of headers as the table's head, and no empty paragraph", () => {
  const paragraph = (words: string) => ({ type: "paragraph", content: words ? [{ type: "text", text: words }] : [] });
  const row = (type: string, ...cells: string[]) => ({
    type: "tableRow",
    content: cells.map((cell) => ({ type, content: [paragraph(cell)] })),
  });
  expect(
    toHtml([
      {
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [paragraph("Un"), { type: "orderedList", content: [{ type: "listItem", content: [paragraph("Deux")] }] }],
          },
        ],
      },
      paragraph(""),
      { type: "table", content: [row("tableHeader", "Pièce", "Lampes"), row("tableCell", "Salon", "3")] },
      paragraph(""),
    ]),
  ).toBe(
    `<ul>\n<li>Un\n<ol>\n<li>Deux</li>\n</ol>\n</li>\n</ul>\n<table>\n<thead>\n<tr><th scope="col">Pièce</th><th scope="col">Lampes</th></tr>\n</thead>\n<tbody>\n<tr><td>Salon</td><td>3</td></tr>\n</tbody>\n</table>`,
  );
});

it("keeps one mark open over what differs inside it", () => {
  const content = [
    { type: "text", text: "clair ", marks: [{ type: "bold" }] },
    { type: "text", text: "et doux", marks: [{ type: "bold" }, { type: "italic" }] },
  ];
  expect(toHtml([{ type: "paragraph", content }])).toBe("<p><strong>clair <em>et doux</em></strong></p>");
});

it("the HTML is empty where nothing was written", () => {
  expect(toHtml([{ type: "paragraph" }])).toBe("");
});
