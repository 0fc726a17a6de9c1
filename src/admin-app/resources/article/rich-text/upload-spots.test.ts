import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { ARTICLE_EXTENSIONS } from "./article-schema.ts";
import { addSpot, leavingSpot, pictureSpot, spotOf, UploadSpots } from "./upload-spots.ts";

const schema = getSchema(ARTICLE_EXTENSIONS);
const plugins = UploadSpots.config.addProseMirrorPlugins?.call({} as never) ?? []; // it reads nothing of its extension

/** A text in which pictures were dropped at its end, all at once. */
function aText(...dropped: string[]): EditorState {
  const doc = schema.nodeFromJSON({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Avant" }] }] });
  const text = EditorState.create({ doc, plugins });
  return dropped.reduce((state, id) => state.apply(addSpot(state, { id, position: doc.content.size, name: `${id}.png` })), text);
}

function arrive(state: EditorState, id: string): EditorState {
  const image = schema.nodes.image?.create({ src: `/uploads/${id}.webp` });
  if (!image) throw new Error("The schema has no pictures.");
  return state.apply(leavingSpot(state.tr.insert(spotOf(state, id) ?? 0, image), id));
}

it("pictures dropped together keep their order in the text, whichever arrives first", () => {
  for (const order of [
    ["a", "b", "c"],
    ["c", "b", "a"],
    ["b", "a", "c"],
    ["c", "a", "b"],
  ]) {
    const { doc } = order.reduce(arrive, aText("a", "b", "c"));
    expect(
      doc.children.slice(1).map(({ attrs }) => attrs.src),
      order.join(),
    ).toEqual(["a", "b", "c"].map((id) => `/uploads/${id}.webp`));
  }
});

it("a picture dropped on a word or into an empty paragraph stands between two blocks", () => {
  const paragraph = (text?: string) => ({ type: "paragraph", ...(text && { content: [{ type: "text", text }] }) });
  const item = { type: "listItem", content: [paragraph("Point")] };
  const state = EditorState.create({
    doc: schema.nodeFromJSON({ type: "doc", content: [paragraph("Un mot"), { type: "bulletList", content: [item] }, paragraph()] }),
    plugins,
  });
  const positions = Array.from({ length: state.doc.content.size + 1 }, (_, position) => pictureSpot(state, position));
  expect(positions.slice(0, 9)).toEqual([0, 0, 0, 0, 0, 8, 8, 8, 8]);
  for (const spot of positions) expect(state.doc.resolve(spot).parent.isTextblock).toBe(false);
  const last = pictureSpot(state, state.doc.content.size - 1);
  const dropped = ["a", "b"].reduce((text, id) => text.apply(addSpot(text, { id, position: last, name: id })), state);
  const { doc } = ["b", "a"].reduce(arrive, dropped);
  const pictures = doc.children.flatMap(({ attrs }) => attrs.src ?? []);
  expect(pictures).toEqual(["/uploads/a.webp", "/uploads/b.webp"]);
});
