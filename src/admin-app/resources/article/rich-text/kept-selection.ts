import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

/** Marks the selected words while the focus is elsewhere: browsers show no selection there. */
export const KeptSelection = Extension.create({
  name: "keptSelection",
  addProseMirrorPlugins() {
    const { editor } = this;
    const mark = { "data-kept-selection": "" };
    const decorations = ({ doc, selection: { empty, from, to } }: typeof editor.state) =>
      empty || editor.isFocused ? null : DecorationSet.create(doc, [Decoration.inline(from, to, mark)]);
    return [new Plugin({ props: { decorations } })];
  },
});
