import { Extension } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { dropPoint } from "@tiptap/pm/transform";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** A picture on its way: its position, and the name of its file. */
type Spot = { id: string; position: number; name: string };

type Change = { add: Spot } | { leave: string };

const KEY = new PluginKey<DecorationSet>("upload-spots");

function marker(name: string): HTMLElement {
  const spot = document.createElement("span");
  spot.dataset.uploadSpot = name;
  return spot;
}

let added = 0;
const createSpot = ({ position, id, name }: Spot, order = added++) => Decoration.widget(position, () => marker(name), { id, name, order });

const findSpot = (spots: DecorationSet, wanted: string) => spots.find(undefined, undefined, ({ id }) => id === wanted)[0];

/** Removes the spot of a picture that has arrived. An insertion pushes on everything at its position: the spots of
 *  pictures chosen before this one stay ahead of it. */
function without(id: string, spots: DecorationSet, moved: DecorationSet, { doc }: Transaction): DecorationSet {
  const own = findSpot(spots, id);
  if (!own) return moved;
  const earlier = spots.find(own.from, own.from, ({ order }) => order < own.spec.order);
  const gone = [own, ...earlier].flatMap((spot) => findSpot(moved, spot.spec.id) ?? []);
  return moved.remove(gone).add(
    doc,
    earlier.map(({ from, spec }) => createSpot({ position: from, id: spec.id, name: spec.name }, spec.order)),
  );
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
          const change = transaction.getMeta(KEY) as Change | undefined; // only this file writes under this key
          if (!change) return moved;
          if ("leave" in change) return without(change.leave, spots, moved, transaction);
          return moved.add(transaction.doc, [createSpot(change.add)]);
        },
      },
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});

/** Finds the position between two blocks that is nearest: a picture never splits a word or an empty paragraph. */
export function pictureSpot({ doc, schema }: EditorState, position: number): number {
  const picture = schema.nodes.image?.create();
  return (picture && dropPoint(doc, position, new Slice(Fragment.from(picture), 0, 0))) ?? position;
}

export const addSpot = (state: EditorState, spot: Spot) => state.tr.setMeta(KEY, { add: spot });

/** Removes a picture's spot with the same transaction: the picture is in the text, or nowhere. */
export const leavingSpot = (transaction: Transaction, id: string) => transaction.setMeta(KEY, { leave: id });

export const removeSpot = (state: EditorState, id: string) => leavingSpot(state.tr, id);

/** Finds the present position of a picture's spot; undefined when what was around it is gone. */
export function spotOf(state: EditorState, id: string): number | undefined {
  const spots = KEY.getState(state);
  return spots && findSpot(spots, id)?.from;
}
