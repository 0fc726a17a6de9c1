import { createDocument } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { ARTICLE_EXTENSIONS } from "./article-schema.ts";
import { editorProps, type Handling } from "./editor-props.ts";
import { htmlOf } from "./html-of.ts";
import { replaceChanged } from "./replace-changed.ts";
import { UploadSpots } from "./upload-spots.ts";

export const EXTENSIONS = [...ARTICLE_EXTENSIONS, UploadSpots];

/** What was read, how the editor would have written it, and what `onChange` last gave. */
type Reading = { content: string; asWritten: string; reported: string };

const readingOf = (content: string, doc: Node): Reading => ({ content, asWritten: htmlOf(doc), reported: content });

/** The editor of an article's text, in step with the form's field. */
export function useArticleEditor({
  value,
  onChange,
  errorId,
  ...handling
}: Handling & {
  value: string;
  onChange: (html: string) => void;
  /** Of what is wrong with the text, if anything is. */
  errorId: string | undefined;
}) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false, // the content security policy refuses what is not in a sheet
    shouldRerenderOnTransaction: false,
    editorProps: editorProps(handling),
    onUpdate({ editor: { state } }) {
      const html = htmlOf(state.doc);
      reading.current.reported = html === reading.current.asWritten ? reading.current.content : html;
      onChange(reading.current.reported);
    },
  });
  const [first] = useState(() => readingOf(value, editor.state.doc));
  const reading = useRef(first);

  // Another administrator's words were merged, or another version was taken: what the form now holds was not written here.
  useEffect(() => {
    if (value === reading.current.reported) return;
    const { state, view } = editor;
    view.dispatch(replaceChanged(state, createDocument(value, editor.schema)).setMeta("preventUpdate", true));
    reading.current = readingOf(value, editor.state.doc);
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
