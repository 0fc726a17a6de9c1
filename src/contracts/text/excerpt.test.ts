import { expect, it } from "vitest";
import { EXCERPT_LENGTH, excerptOf, plainLine, plainText } from "./plain-text.ts";
import { firstCharacters } from "./text-length.ts";

const FAMILY = "👨‍👩‍👧‍👦";

it("an excerpt is the first 160 characters of the text, without tags", () => {
  expect(excerptOf(`<h2>Titre</h2><p>${"mot ".repeat(100)}</p>`)).toMatch(/^Titre mot/);
  expect(excerptOf(`<p>${"é".repeat(500)}</p>`)).toHaveLength(EXCERPT_LENGTH);
});

it("a cut never leaves a part of what is seen as one character", () => {
  for (const whole of ["💡", FAMILY, "🇫🇷", "👍🏽", "e\u0301", "한"]) {
    for (let length = 3; length < 3 + whole.length; length += 1)
      expect(firstCharacters(`abc${whole}d`, length), `${whole} ${length}`).toBe("abc");
    expect(firstCharacters(`abc${whole}d`, 3 + whole.length)).toBe(`abc${whole}`);
  }
  expect(firstCharacters(`a${"\u0301".repeat(500)}`, 10)).toHaveLength(10);
  expect(excerptOf(`<p>${"é".repeat(EXCERPT_LENGTH - 1)}💡💡</p>`)).toBe("é".repeat(EXCERPT_LENGTH - 1));
});

it.each([
  ["<p>A &amp;amp; B &lt;b&gt;</p>", "A &amp; B <b>"],
  ["<p>L&#8217;eau&#x202f;: l&apos;&quot;&eacute;&quot; &#0;&#xd800;</p>", 'L’eau\u202f: l\'"&eacute;"'],
  ["<p>L’eau, H<sub>2</sub>O, sur 12 m<sup>2</sup> <strong>au plus</strong>.</p><p>Fin</p>", "L’eau, H2O, sur 12 m2 au plus.\nFin"],
  [
    "<div>Première ligne</div><div>Deuxième\nligne</div><dl><dt>Terme</dt><dd>Sens</dd></dl>",
    "Première ligne\nDeuxième ligne\nTerme\nSens",
  ],
  ["<table><tr><th>Débit</th><td>3</td></tr><tr><td>A</td><td>B</td></tr></table>", "Débit 3\nA B"],
  ["Un<br>Deux<br/>Trois<hr>Quatre<img alt='x'>", "Un\nDeux\nTrois\nQuatre"],
  ["<pre>a\n  b</pre><ul><li>Un<ul><li>Deux</li></ul></li></ul>", "a\nb\nUn\nDeux"],
  ["<style>p { color: red }</style><script>alert(1)</script><!-- rien --><p>Texte à\u00a0lire</p>", "Texte à\u00a0lire"],
  ["a < b, 2 <3 et 1 > 0", "a < b, 2 <3 et 1 > 0"],
])("the plain text of %j is %j", (html, text) => {
  expect(plainText(html)).toBe(text);
  expect(plainLine(html)).toBe(text.replaceAll("\n", " "));
});
