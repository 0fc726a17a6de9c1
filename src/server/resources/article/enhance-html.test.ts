import { expect, test } from "vitest";
import { enhanceHtml, listImageUrls } from "./enhance-html.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";

const OURS = "/uploads/0123456789abcdef0123456789abcdef.webp";
const none = () => null;

test("gives headings anchors of their own, also where two say the same or nothing", () => {
  const { content, contents } = enhanceHtml("<h2>L’été</h2><h2>L’été</h2><h3>…</h3><h2>A &amp; <em>B</em></h2>", none);
  expect(content).toBe(
    '<h2 id="partie-lete">L’été</h2><h2 id="partie-lete--2">L’été</h2><h3 id="partie-sans-titre">…</h3><h2 id="partie-a-b">A &amp; <em>B</em></h2>',
  );
  expect(contents.map(({ title }) => title)).toEqual(["L’été", "L’été", "A & B"]);
});

test("shows an uploaded picture in its size, over its colour, in widths no larger than it is, when it comes into sight", () => {
  const { content } = enhanceHtml(`<p><img src="${OURS}" alt="Un &quot;salon&quot;"></p>`, (url) => ({
    url,
    width: 600,
    height: 400,
    color: "#334455",
  }));
  expect(content).toContain('alt="Un &quot;salon&quot;" width="600" height="400" style="background-color:#334455" loading="lazy"');
  expect(content).toContain('<source type="image/avif" srcset="/uploads/0123456789abcdef0123456789abcdef-160.avif 160w');
  expect(content).not.toContain("640w");
});

test("keeps a picture of which nothing is known", () => {
  expect(enhanceHtml('<img src="/uploads/placeholder.jpg" alt="">', none).content).toBe(
    '<img src="/uploads/placeholder.jpg" alt="" loading="lazy" decoding="async"/>',
  );
});

test("lets wide tables scroll by themselves, by keyboard too", () => {
  const { content } = enhanceHtml("<table><tbody><tr><td>1</td></tr></tbody></table>", none);
  expect(content).toMatch(/^<section class="table" aria-label="Tableau" tabindex="0"><table>.*<\/table><\/section>$/);
});

test("shows a product named in a paragraph of its own as a card, and leaves every other link as it is", () => {
  const named = { slug: "lampe", title: "Lampe <Fanal>", summary: "Une lueur", image: null };
  const productOf = (slug: string) => (slug === "lampe" ? named : undefined);
  const left = [
    '<p>Voyez <a href="/produits/lampe">Fanal</a></p>',
    '<p><a href="/produits/lampe">Fanal</a><a href="/produits/lampe">Fanal</a></p>',
    '<p><a href="/produits/inconnue">Inconnue</a></p>',
    '<ul><li><a href="/produits/lampe">Fanal</a></li></ul>',
  ].join("");
  const { content } = enhanceHtml(`${left}<p> <a href="/produits/lampe">Fanal</a></p><h2>Fin</h2>`, none, productOf);
  expect(content).toBe(
    `${left}<p class="product"><a href="/produits/lampe"><span><strong>Lampe &#60;Fanal&#62;</strong><br/>Une lueur</span></a></p><h2 id="partie-fin">Fin</h2>`,
  );
});

test("finds the pictures that an article shows", () => {
  expect(listImageUrls(`<img src="${OURS}" alt="a > b"><img alt="" src="/uploads/placeholder.jpg">`)).toEqual([
    OURS,
    "/uploads/placeholder.jpg",
  ]);
});

test("finds a picture however it is written, and none in a comment", () => {
  const odd = `<IMG ALT='a > "b"' SRC=${OURS}><!-- <img src="/uploads/hidden.webp"> --><img\nsrc='/uploads/placeholder.jpg'>`;
  expect(listImageUrls(odd)).toEqual([OURS, "/uploads/placeholder.jpg"]);
  const { content } = enhanceHtml(odd, none);
  expect(content).toContain(`src="${OURS}" alt="a &gt; &quot;b&quot;" loading="lazy" decoding="async"/></picture><!--`);
  expect(content).toMatch(/hidden\.webp"> --><img src="\/uploads\/placeholder\.jpg" alt="" loading="lazy" decoding="async"\/>$/);
});

test("names each heading, however it is written, and none in a comment", () => {
  const { content, contents } = enhanceHtml(
    '<H2 title="a > b">A</H2 ><!-- <h2>B</h2> --><h2>C<h3>D</h3></h2><h2><em>E<h4>F</h4></em></h2><h2>G',
    none,
  );
  expect(content).toBe(
    '<H2 id="partie-a" title="a > b">A</H2 ><!-- <h2>B</h2> --><h2 id="partie-c">C<h3 id="partie-d">D</h3></h2>' +
      '<h2 id="partie-e-f"><em>E<h4 id="partie-f">F</h4></em></h2><h2 id="partie-g">G',
  );
  expect(contents.map(({ title }) => title)).toEqual(["A", "C", "E F", "G"]);
});

test("frames each table, also one that is never closed, and none in a comment", () => {
  const frame = '<section class="table" aria-label="Tableau" tabindex="0">';
  expect(enhanceHtml('<!-- <table> --><TABLE class="x"><tr><td>1</table><blockquote><table><tr><td>2</blockquote>', none).content).toBe(
    `<!-- <table> -->${frame}<TABLE class="x"><tr><td>1</table></section><blockquote>${frame}<table><tr><td>2</table></section></blockquote>`,
  );
});

test("makes no attribute of what stands in a text", () => {
  const hostile = sanitizeRichText(
    `<h2>"><img src=x onerror=alert(1)></h2><h2>&lt;script&gt;</h2><img src="${OURS}" alt='" onload="x()'><p>&lt;img src="x"&gt; &lt;table&gt;</p>`,
  );
  const { content } = enhanceHtml(hostile, none);
  expect(content).not.toMatch(/<(?!\/?(?:h2|img|p|picture|source)\b)/);
  expect(content).not.toMatch(/\son\w+=(?!&quot;)/);
  expect(content).toContain('id="partie-script"');
});

test("the sanitiser leaves tables without styles, classes and handlers", () => {
  const table =
    '<table><caption>Prix</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeRichText(table)).toBe(table);
  expect(sanitizeRichText('<table style="position:fixed" class="x"><tr><td onclick="x()" style="x">1</td></tr></table>')).not.toMatch(
    /style|class|onclick/,
  );
});

test("the sanitiser leaves formulas, underlined and struck words", () => {
  const words = "<p>H<sub>2</sub>O, 12 m<sup>2</sup>, <u>souligné</u>, <s>barré</s></p>";
  expect(sanitizeRichText(words)).toBe(words);
  expect(sanitizeRichText('<p><del class="x">a</del> <strike>b</strike> <sub style="top:0">2</sub></p>')).toBe(
    "<p><s>a</s> <s>b</s> <sub>2</sub></p>",
  );
  expect(enhanceHtml(words, none).content).toBe(words);
});
