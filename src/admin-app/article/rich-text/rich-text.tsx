import "@mantine/tiptap/styles.layer.css";
import { Alert } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { Node } from "@tiptap/pm/model";
import { getSchema } from "@tiptap/core";
import { DOMParser as DocumentParser } from "@tiptap/pm/model";
import { useEditor } from "@tiptap/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isArticleImage } from "#contracts/article/article-html.ts";
import { FormNotice } from "#admin-app/editor/form-notice.tsx";
import { ARTICLE_EXTENSIONS } from "./article-schema.ts";
import { htmlOf } from "./html-of.ts";
import { ImagePanel } from "./image-panel.tsx";
import { LABELS } from "./labels.ts";
import { LinkPanel } from "./link-panel.tsx";
import { lostInEditor } from "./lost-in-editor.ts";
import { cleanPasted } from "./pasted-html.ts";
import classes from "./rich-text.module.css";
import { Toolbar } from "./toolbar.tsx";
import { UploadList } from "./upload-list.tsx";
import { UploadSpots } from "./upload-spots.ts";
import { useImageUploads } from "./use-image-uploads.ts";

const EXTENSIONS = [...ARTICLE_EXTENSIONS, UploadSpots];

/** Names what the editor would lose of this content; empty when it can show all of it. */
export function lossOf(content: string): string[] {
  const { body } = new DOMParser().parseFromString(content, "text/html");
  return lostInEditor(content, htmlOf(DocumentParser.fromSchema(getSchema(EXTENSIONS)).parse(body)));
}

/** Pictures among what is dropped or pasted; none where there is text to read as well, which comes first. */
function imagesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
  const text = new DOMParser().parseFromString(data?.getData("text/html") ?? "", "text/html").body.textContent ?? "";
  return text.trim() === "" ? files : [];
}

/** Pictures of a pasted text that cannot be taken over, since they are not our own. */
function foreignImages(html: string): number {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("img")].filter((image) => !isArticleImage(image.getAttribute("src") ?? "")).length;
}

/** What was read, how the editor would have written it, and what `onChange` last gave. */
type Reading = { content: string; asWritten: string; reported: string };

const readingOf = (content: string, doc: Node): Reading => ({ content, asWritten: htmlOf(doc), reported: content });

function useAwaited(areAwaited: boolean, onUploads: (areAwaited: boolean) => void) {
  const tell = useEffectEvent(onUploads);
  useEffect(() => {
    tell(areAwaited);
    return () => tell(false);
  }, [areAwaited]);
}

type RichTextProps = {
  value: string;
  onChange: (html: string) => void;
  /** Hears whether pictures are still to come into the text: on their way, or failed and not given up. */
  onUploads: (areAwaited: boolean) => void;
  labelId: string;
  /** Of what is wrong with it, if anything is. */
  errorId: string | undefined;
  /** Of the form's field. */
  path: string;
};

/** The text of an article as it will look. Gives HTML of `ARTICLE_TAGS` alone; unchanged content stays as it is, to the letter. */
export function RichText({ value, onChange, onUploads, labelId, errorId, path }: RichTextProps) {
  const [isLinking, setIsLinking] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const images = useImageUploads();
  useAwaited(images.pending.length + images.failed.length > 0, onUploads);
  const tools = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false, // the content security policy refuses what is not in a sheet
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": labelId, "aria-required": "true", "data-path": path },
      transformPastedHTML(html) {
        const clean = cleanPasted(html, window.location.origin);
        setLeftOut(foreignImages(clean));
        return clean;
      },
      handlePaste(view, { clipboardData }) {
        const files = imagesIn(clipboardData);
        if (files.length > 0) images.send(editor, files, view.state.selection.from);
        return files.length > 0;
      },
      handleDrop(view, event, _slice, isMoved) {
        const files = isMoved ? [] : [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        event.preventDefault();
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
        images.send(editor, files, position);
        return true;
      },
      handleKeyDown(_view, event) {
        const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
        if (isLinkKey) setIsLinking(true);
        const isToolsKey = event.altKey && event.key === "F10";
        if (isToolsKey) tools.current?.querySelector<HTMLElement>("[data-rich-text-editor-control][tabindex='0']")?.focus();
        if (isLinkKey || isToolsKey) event.preventDefault();
        return isLinkKey || isToolsKey;
      },
    },
    onUpdate({ editor: { state } }) {
      const html = htmlOf(state.doc);
      reading.current.reported = html === reading.current.asWritten ? reading.current.content : html;
      onChange(reading.current.reported);
    },
  });
  const [first] = useState(() => readingOf(value, editor.state.doc));
  const reading = useRef(first);

  // Another administrator's version was taken, or the stored one again: what the form now holds was not written here.
  useEffect(() => {
    if (value === reading.current.reported) return;
    editor.commands.setContent(value, { emitUpdate: false });
    reading.current = readingOf(value, editor.state.doc);
  }, [editor, value]);

  useEffect(() => {
    const { dom } = editor.view;
    if (errorId === undefined) dom.removeAttribute("aria-invalid");
    else dom.setAttribute("aria-invalid", "true");
    if (errorId === undefined) dom.removeAttribute("aria-describedby");
    else dom.setAttribute("aria-describedby", errorId);
  }, [editor, errorId]);

  return (
    <>
      <RichTextEditor editor={editor} labels={LABELS} className={classes.editor} data-error={errorId !== undefined || undefined}>
        <div className={classes.tools}>
          <Toolbar
            ref={tools}
            editor={editor}
            isLinking={isLinking}
            onLink={() => setIsLinking(!isLinking)}
            onImages={(files) => images.send(editor, files, editor.state.selection.to)}
          />
          {isLinking ? <LinkPanel editor={editor} onClose={() => setIsLinking(false)} /> : <ImagePanel editor={editor} />}
        </div>
        <RichTextEditor.Content className={classes.content} />
      </RichTextEditor>
      <FormNotice>
        <UploadList editor={editor} images={images} />
        {leftOut > 0 && <LeftOutNotice count={leftOut} onClose={() => setLeftOut(0)} />}
      </FormNotice>
    </>
  );
}

function LeftOutNotice({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <Alert color="amber" role="alert" py="xs" withCloseButton closeButtonLabel="Masquer ce message" onClose={onClose}>
      {count === 1
        ? "Une image collée vient d’ailleurs et n’a pas été reprise"
        : `${count} images collées viennent d’ailleurs et n’ont pas été reprises`}
       : déposez le fichier dans le texte pour l’envoyer.
    </Alert>
  );
}
