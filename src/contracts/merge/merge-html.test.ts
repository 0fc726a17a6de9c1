import { describe, expect, it } from "vitest";
import { content } from "./merge.factory.ts";

describe("articles", () => {
  const base = "<p>Un début.</p>\n<h2>Un titre</h2>\n<p>Une fin.</p>";

  it("articles are merged at both ends, and within a block whose tags are the same", () => {
    const mine = `<p>Avant tout.</p>\n${base}`;
    const theirs = `${base}\n<p>Après tout.</p>`;
    expect(content(base, mine, theirs)).toEqual({ merged: { content: `<p>Avant tout.</p>\n${base}\n<p>Après tout.</p>` }, collisions: [] });
    const [one, other] = ["<p>Un <em>long</em> début.</p>", "<p>Un <em>début</em> lent.</p>"];
    expect(
      content(`${one}\n${other}`, `${one.replace("Un", "Le")}\n${other}`, `${one.replace("long", "grand")}\n${other}`).merged.content,
    ).toBe(`<p>Le <em>grand</em> début.</p>\n${other}`);
  });

  it("articles collide where both changed the same words, with the rest merged", () => {
    const { collisions, merged } = content(base, base.replace("début", "matin").replace("fin", "nuit"), base.replace("début", "soir"));
    expect(merged.content).toBe("<p>Un matin.</p>\n<h2>Un titre</h2>\n<p>Une nuit.</p>");
    expect(collisions).toMatchObject([{ path: ["content"], both: "<p>Un soir matin.</p>\n<h2>Un titre</h2>\n<p>Une nuit.</p>" }]);
  });

  it("articles collide where the tags of one block were changed by both, and where something is no canonical HTML", () => {
    const { collisions } = content(base, base.replace("début", "<em>début</em>"), base.replace("début", "matin"));
    expect(collisions).toMatchObject([{ both: "<p>Un matin.</p>\n<p>Un <em>début</em>.</p>\n<h2>Un titre</h2>\n<p>Une fin.</p>" }]);
    expect(content(base, `<p>a<p>${base}`, `${base}<div`).collisions).toHaveLength(1);
    const { collisions: refused } = content(base, `<p>a</p>\n${base}`, `${base}\n<p>b</p>`, {
      canonicalHtml: (html) => html.replace("<p>a</p>\n<p>U", "<p>U"),
    });
    expect(refused).toEqual([]);
    const drops = (html: string) => (html.includes("<p>a</p>") && html.includes("<p>b</p>") ? "" : html);
    expect(content(base, `<p>a</p>\n${base}`, `${base}\n<p>b</p>`, { canonicalHtml: drops }).collisions).toHaveLength(1);
  });

  it("articles of three thousand equal blocks are merged, or collide, soon", () => {
    const blocks = Array.from({ length: 3000 }, () => "<p>Un texte.</p>");
    const put = (at: number, other: string) => blocks.toSpliced(at, 1, other).join("\n");
    const { merged, collisions } = content(blocks.join("\n"), put(10, "<p>Mien.</p>"), put(2990, "<p>Leur.</p>"));
    expect(collisions).toEqual([]);
    expect(merged.content).toBe(blocks.toSpliced(10, 1, "<p>Mien.</p>").toSpliced(2990, 1, "<p>Leur.</p>").join("\n"));
    const rewritten = (word: string) => blocks.map((_, index) => `<p>${word} ${index}</p>`).join("\n");
    expect(content(blocks.join("\n"), rewritten("Mien"), rewritten("Leur")).collisions).toHaveLength(1);
  });
});
