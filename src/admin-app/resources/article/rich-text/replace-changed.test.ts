import { getSchema } from "@tiptap/core";
import type { JSONContent } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { ARTICLE_EXTENSIONS } from "./article-schema.ts";
import { replaceChanged } from "./replace-changed.ts";

const schema = getSchema(ARTICLE_EXTENSIONS);
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const docOf = (content: JSONContent[]) => schema.nodeFromJSON({ type: "doc", content });

/** Gives the text before the caret once the text was replaced. `|` is the caret. */
function moveCaret(before: JSONContent[], typed: string, after: JSONContent[]): string {
  const doc = docOf(before);
  let caret = 0;
  doc.descendants((node, position) => {
    const at = node.text?.indexOf(typed) ?? -1;
    if (at >= 0) caret = position + at + typed.length;
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
  const next = docOf(after);
  const { doc: reached, selection } = state.apply(replaceChanged(state, next));
  expect(reached.toJSON()).toEqual(next.toJSON());
  expect(selection.empty).toBe(true);
  return `${selection.$from.parent.textBetween(0, selection.$from.parentOffset)}|`;
}

const WRITTEN = [paragraph("Au début."), paragraph("J’écris ici"), paragraph("À la fin.")];

it("leaves the caret where it is when paragraphs before and behind it change, come or go", () => {
  const merged = [paragraph("Tout à fait au début."), paragraph("Un ajout."), paragraph("J’écris ici"), paragraph("À la toute fin.")];
  expect(moveCaret(WRITTEN, "J’écris", merged)).toBe("J’écris|");
  expect(moveCaret(WRITTEN, "J’écris", [paragraph("J’écris ici")])).toBe("J’écris|");
});

it("leaves the caret behind its word when its own paragraph changes on both sides", () => {
  const merged = [paragraph("Au début."), paragraph("Demain, j’écris : J’écris ici et ailleurs"), paragraph("À la fin.")];
  expect(moveCaret(WRITTEN, "J’écris", merged)).toBe("Demain, j’écris : J’écris|");
});

it("leaves the caret behind its word when its paragraph is put into a list, or set in bold around it", () => {
  const listed = [
    paragraph("Au début."),
    { type: "bulletList", content: [{ type: "listItem", content: [paragraph("J’écris ici")] }] },
    paragraph("À la fin."),
  ];
  expect(moveCaret(WRITTEN, "J’écris", listed)).toBe("J’écris|");
  const bold = { type: "paragraph", content: [{ type: "text", text: "J’écris ici", marks: [{ type: "bold" }] }] };
  expect(moveCaret(WRITTEN, "J’écris", [paragraph("Début."), bold, paragraph("À la fin.")])).toMatch(/^J’écris/);
});
