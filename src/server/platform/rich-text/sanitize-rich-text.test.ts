import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "#contracts/text/plain-text.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { sanitizeRichText } from "./sanitize-rich-text.ts";

describe("the sanitiser", () => {
  it.each([
    ["<div>Un</div><div>Deux</div>", "<p>Un</p><p>Deux</p>"],
    ["<dl><dt>Terme</dt><dd>Sens</dd></dl>", "<p>Terme</p><p>Sens</p>"],
    ["Avant<div>Un <b>gras</b></div>après", "<p>Avant</p><p>Un <strong>gras</strong></p><p>après</p>"],
    ["<div><p>Un</p><div>Deux<ul><li>Trois</li></ul></div></div>", "<p>Un</p><p>Deux</p><ul><li>Trois</li></ul>"],
    ["<div>Un</div><div><br></div><div>Deux<br></div>", "<p>Un</p><p>Deux</p>"],
    ["<ul><li><div>Un</div><div>Deux</div></li></ul>", "<ul><li>Un<br />Deux</li></ul>"],
    ["<table><tr><td><div>Un</div><div>Deux</div></td></tr></table>", "<table><tr><td>Un<br />Deux</td></tr></table>"],
    ["<strong><div>Un</div><div>Deux</div></strong>", "<strong>Un<br />Deux</strong>"],
    ["<a href='/x'><div>Un</div><div>Deux</div></a>", '<a href="/x">Un<br />Deux</a>'],
    ["<blockquote><div>Un</div><div>Deux</div></blockquote>", "<blockquote><p>Un</p><p>Deux</p></blockquote>"],
    ["<section><h1>Titre</h1>Texte</section><h6>Petit titre</h6>", "<h2>Titre</h2><p>Texte</p><h4>Petit titre</h4>"],
    ["<details><summary>Résumé</summary>Détail</details>", "<p>Résumé</p><p>Détail</p>"],
    [
      "<strong>Un<ul></ul></strong><div></div><div><strong>Deux<ul></ul></strong></div>",
      "<strong>Un<ul></ul></strong><br /><strong>Deux<ul></ul></strong>",
    ],
    ["Seul, <em>sans</em> bloc<br>ni fin", "Seul, <em>sans</em> bloc<br />ni fin"],
    [
      "<div><img src='/uploads/a.webp' alt='A'></div><div>Sa légende</div>",
      '<p><img alt="A" src="/uploads/a.webp" /></p><p>Sa légende</p>',
    ],
  ])("the sanitiser keeps the lines of %j apart", (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it.each([
    ['<ol start="2"><li>Deux</li></ol>', '<ol start="2"><li>Deux</li></ol>'],
    ['<ol start="1" type="a"><li>Un</li></ol>', "<ol><li>Un</li></ol>"],
    ['<ol start="2&quot; onclick=&quot;x()"><li>Deux</li></ol>', "<ol><li>Deux</li></ol>"],
  ])("the sanitiser keeps the first number of a list, and nothing else (%j)", (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  it("the sanitiser loses and fuses no words of any nesting, and is idempotent", () => {
    const word = fc.stringMatching(/^[a-z]{3,6}$/);
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        word,
        fc
          .tuple(fc.constantFrom("div", "section", "blockquote", "strong", "ul"), fc.array(tie("tree"), { maxLength: 3 }))
          .map(([tag, inner]) => `<${tag}>${inner.join("")}</${tag}>`),
      ),
    }));
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), (trees) => {
        const html = trees.join("");
        const clean = sanitizeRichText(html);
        expect(plainText(clean)).toBe(plainText(html));
        expect(sanitizeRichText(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});

describe("an article sent with blocks that articles do not have", () => {
  const server = useTestServer();

  it("an article with foreign blocks keeps its lines apart wherever it is read", async () => {
    const sent = JSON.parse(readFileSync("tests/cases/06-dropped-blocks-fuse-words/article.json", "utf8"));
    const { status, body } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ ...sent, status: "published" }));
    expect(status).toBe(201);
    expect(body.content).toBe("<p>Première ligne</p><p>Deuxième ligne</p><p>Terme</p><p>Sens</p>");
    const text = "Première ligne Deuxième ligne Terme Sens";
    expect((await server.send("GET", "/feed.xml")).text).toContain(`<description>${text}</description>`);
    expect((await server.call("GET", "articles.page", { q: "" })).data[0].preview).toBe(text);
  });
});
