import { createDocument, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { ARTICLE_EXTENSIONS } from "./article-schema.ts";
import { htmlOf } from "./html-of.ts";
import { replaceChanged } from "./replace-changed.ts";
import { UploadSpots } from "./upload-spots.ts";
import { type EditorProps, Decoration, DecorationSet } from "@tiptap/pm/view";
import { isArticleImage } from "#contracts/article/article-html.ts";
import { cleanPasted } from "./pasted-html.ts";
import { Plugin } from "@tiptap/pm/state";

/** Marks the selected words while the focus is elsewhere: browsers show no selection there. */
const KeptSelection = Extension.create({
  name: "keptSelection",
  addProseMirrorPlugins() {
    const { editor } = this;
    const mark = { "data-kept-selection": "" };
    const decorations = ({ doc, selection: { empty, from, to } }: typeof editor.state) =>
      empty || editor.isFocused ? null : DecorationSet.create(doc, [Decoration.inline(from, to, mark)]);
    return [new Plugin({ props: { decorations } })];
  },
});

export const EXTENSIONS = [...ARTICLE_EXTENSIONS, UploadSpots, KeptSelection];

/** The text as read, as the editor would have written it, and as `onChange` last gave it. */
type Reading = { content: string; asWritten: string; reported: string };

const toReading = (content: string, doc: Node): Reading => ({ content, asWritten: htmlOf(doc), reported: content });

/** The editor of an article's text, in step with the form's field. */
export function useArticleEditor({
  value,
  onChange,
  errorId,
  ...handling
}: Handling & {
  value: string;
  onChange: (html: string) => void;
  /** The `id` of the error message, if there is one. */
  errorId: string | undefined;
}) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false, // the content security policy refuses what is not in a sheet
    shouldRerenderOnTransaction: false,
    editorProps: buildEditorProps(handling),
    onUpdate({ editor: { state } }) {
      const html = htmlOf(state.doc);
      reading.current.reported = html === reading.current.asWritten ? reading.current.content : html;
      onChange(reading.current.reported);
    },
  });
  const [first] = useState(() => toReading(value, editor.state.doc));
  const reading = useRef(first);

  // Another administrator's words were merged, or another version was taken: what the form now holds was not written
  // here.
  useEffect(() => {
    if (value === reading.current.reported) return;
    const { state, view } = editor;
    view.dispatch(replaceChanged(state, createDocument(value, editor.schema)).setMeta("preventUpdate", true));
    reading.current = toReading(value, editor.state.doc);
  }, [editor, value]);

  useEffect(() => {
    const { dom } = editor.view;
    if (errorId === undefined) dom.removeAttribute("aria-invalid");
    else dom.setAttribute("aria-invalid", "true");
    if (errorId === undefined) dom.removeAttribute("aria-describedby");
    else dom.setAttribute("aria-describedby", errorId);
  }, [editor, errorId]);

  return editor;
}

/** Pictures among what is dropped or pasted; none where there is text to read as well, which comes first. */
function pastedImages(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
  const text = new DOMParser().parseFromString(data?.getData("text/html") ?? "", "text/html").body.textContent ?? "";
  return text.trim() === "" ? files : [];
}

/** Pictures of a pasted text that cannot be taken over, since they are not our own. */
function countForeignImages(html: string): number {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("img")].filter((image) => !isArticleImage(image.getAttribute("src") ?? "")).length;
}

/** Options of the editor: its name and its callbacks. */
type Handling = {
  labelId: string;
  /** Path of the form's field. */
  path: string;
  /** Called with the number of pictures of a pasted text that were dropped. */
  onLeftOut: (count: number) => void;
  onImages: (files: File[], position: number) => void;
  onLink: () => void;
  onTools: () => void;
};

/** Names the editor for assistive technology, and says what becomes of what is pasted, dropped and pressed in it. */
function buildEditorProps({ labelId, path, onLeftOut, onImages, onLink, onTools }: Handling): EditorProps {
  return {
    attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": labelId, "aria-required": "true", "data-path": path },
    transformPastedHTML(html) {
      const clean = cleanPasted(html, window.location.origin);
      onLeftOut(countForeignImages(clean));
      return clean;
    },
    handlePaste(view, { clipboardData }) {
      const files = pastedImages(clipboardData);
      if (files.length > 0) onImages(files, view.state.selection.from);
      return files.length > 0;
    },
    handleDrop(view, event, _slice, isMoved) {
      const files = isMoved ? [] : [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      onImages(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from);
      return true;
    },
    handleKeyDown(_view, event) {
      const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      const isToolsKey = event.altKey && event.key === "F10";
      if (isLinkKey) onLink();
      if (isToolsKey) onTools();
      if (isLinkKey || isToolsKey) event.preventDefault();
      return isLinkKey || isToolsKey;
    },
  };
}
