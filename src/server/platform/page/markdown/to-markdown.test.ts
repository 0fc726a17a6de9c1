import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { toMarkdown } from "./to-markdown.ts";

const HEAD = `<link rel="canonical" href="https://lumidar.example/page">`;

/** Converts the content of a page's `<main>`. */
function convert(content: string): string {
  const { text } = toMarkdown(`<html><head>${HEAD}</head><body><main>${content}</main></body></html>`);
  return text.split("\n---\n")[1]?.trim() ?? "";
}

/** Reads Markdown as a program would: its visible text. */
async function readBack(markdown: string): Promise<string> {
  const html = await marked.parse(markdown, { gfm: true });
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .trim();
}

describe("the Markdown of a page", () => {
  it.each([
    ["titles", "<h1>Une</h1><h3>Deux <em>et</em> trois</h3>", "# Une\n\n### Deux *et* trois"],
    ["marked words", "<p>a <strong>b </strong>c <code>d</code> <s>e</s></p>", "a **b** c `d` ~~e~~"],
    ["nested lists", "<ul><li>a<ol start='3'><li>b</li><li>c</li></ol></li></ul>", "- a\n\n  3. b\n  4. c"],
    ["quotations", "<blockquote><p>a</p><p>b</p></blockquote>", "> a\n> \n> b"],
    ["code", "<pre><code>a\n```\n  b\n</code></pre>", "````\na\n```\n  b\n````"],
    [
      "a table with headings",
      "<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td><td>3<br>4</td></tr></table>",
      "| a | b |\n| --- | --- |\n| 1\\|2 | 3 4 |",
    ],
    ["a table without headings", "<table><tr><th>a</th><td>1</td></tr></table>", "|  |  |\n| --- | --- |\n| a | 1 |"],
    ["a wide cell", "<table><tr><th>a</th><th>b</th></tr><tr><td colspan='2'>c</td></tr></table>", "| a | b |\n| --- | --- |\n| c |  |"],
    [
      "links",
      `<p><a href="/x (1)">a</a><a href="#b">b</a> <a href="mailto:a@b.c">c</a></p>`,
      "[a](https://lumidar.example/x%20%281%29) [b](https://lumidar.example/page#b) [c](mailto:a@b.c)",
    ],
    [
      "pictures",
      `<a href="/a.webp"><picture><source srcset="/b.avif"><img src="/a.webp" alt="Une [lampe]"></picture></a><img src="/c.webp" alt="">`,
      "![Une \\[lampe\\]](https://lumidar.example/a.webp)",
    ],
    [
      "breadcrumbs",
      `<nav><ol><li><a href="/">Accueil</a></li><li aria-current="page">Ici</li></ol></nav>`,
      "[Accueil](https://lumidar.example/) > Ici",
    ],
    ["lines", `<p data-lines="">a\nb\n\nc</p><p>d\ne</p>`, "a  \nb\n\nc\n\nd e"],
  ])("writes %s", (_what, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  it("leaves out controls and what serves a screen only", () => {
    const parts = ["<button>x</button>", "<form>x</form>", "<svg><title>x</title></svg>", `<p hidden>x</p>`, `<p data-screen="">x</p>`];
    const others = [`<i aria-hidden="true">x</i>`, `<div class="a print-only">x</div>`, "<script>x</script>", "<!-- x -->"];
    expect(convert(`<p>a</p>${[...parts, ...others].join("")}<ul><li><button>x</button></li><li>b</li></ul>`)).toBe("a\n\n- b");
  });

  it("leaves out the note that a link opens a window", () => {
    const note = `<span class="visually-hidden">(nouvel onglet)</span>`;
    expect(convert(`<a href="/a.pdf" target="_blank"><span><strong>Fiche</strong>${note}</span></a>`)).toBe(
      "[**Fiche**](https://lumidar.example/a.pdf)",
    );
  });

  it.each([
    "# pas un titre",
    "- 5 °C",
    "1. rue",
    "> 3",
    "*a* _b_ `c` [d](e)",
    "a < b & c &amp;amp; d",
    "---",
    "+ 2",
    "~~non~~",
    "\\*",
    "2025. Fin",
    "===",
    "a|b",
  ])("keeps « %s » as the text that it is", async (words) => {
    const html = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    expect(await readBack(convert(`<p>avant</p><p>${html}</p>`))).toBe(`avant\n${words}`);
  });

  it("states the facts of a product as its structured data do", () => {
    const product = {
      "@type": "Product",
      sku: "L-1",
      brand: { name: "Lumidar" },
      category: "Lampes",
      offers: { price: "9.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    };
    const { text } = toMarkdown(`<title>a: "b"</title><script type="application/ld+json">${JSON.stringify(product)}</script><main></main>`);
    expect(text).toContain(
      [
        'title: "a: \\"b\\""',
        'reference: "L-1"',
        'brand: "Lumidar"',
        'category: "Lampes"',
        'price: "9.90 EUR"',
        'availability: "InStock"',
      ].join("\n"),
    );
  });

  it("the Markdown is empty but for its facts where a page has no content", () => {
    expect(convert("")).toBe("");
    expect(toMarkdown("").text).toBe("---\n---\n\n\n");
  });
});
