import { Extension } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

type Change = { add: { id: string; position: number } } | { remove: string };

const KEY = new PluginKey<DecorationSet>("upload-spots");

function marker(): HTMLElement {
  const spot = document.createElement("span");
  spot.dataset.uploadSpot = "";
  return spot;
}

/** Remembers where in the text each picture on its way belongs, whatever is written meanwhile. */
export const UploadSpots = Extension.create({
  name: "uploadSpots",
  addProseMirrorPlugins: () => [
    new Plugin({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, spots) {
          const moved = spots.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(KEY) as Change | undefined;
          if (!change) return moved;
          if ("remove" in change) return moved.remove(moved.find(undefined, undefined, (spec) => spec.id === change.remove));
          return moved.add(transaction.doc, [Decoration.widget(change.add.position, marker, { id: change.add.id })]);
        },
      },
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});

export const addSpot = (state: EditorState, id: string, position: number) => state.tr.setMeta(KEY, { add: { id, position } });

export const removeSpot = (state: EditorState, id: string) => state.tr.setMeta(KEY, { remove: id });

/** Where the picture belongs now; undefined when what was around it is gone. */
export function spotOf(state: EditorState, id: string): number | undefined {
  return KEY.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
}
