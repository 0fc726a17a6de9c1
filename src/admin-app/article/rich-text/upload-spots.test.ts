import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { ARTICLE_EXTENSIONS } from "./article-schema.ts";
import { addSpot, leavingSpot, spotOf, UploadSpots } from "./upload-spots.ts";

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
