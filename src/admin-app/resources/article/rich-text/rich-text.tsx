import "@mantine/tiptap/styles.layer.css";
import { Alert, Button, Group } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { getSchema } from "@tiptap/core";
import { DOMParser as DocumentParser } from "@tiptap/pm/model";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormNotice } from "#admin-app/kit/fields/form-notice.tsx";
import { htmlOf } from "./html-of.ts";
import { ImagePanel } from "./image-panel.tsx";
import { LABELS } from "./labels.ts";
import { LinkPanel } from "./link-panel.tsx";
import { lostInEditor } from "./lost-in-editor.ts";
import classes from "./rich-text.module.css";
import { Toolbar } from "./toolbar.tsx";
import { EXTENSIONS, useArticleEditor } from "./use-article-editor.ts";
import { useImageUploads, type ImageUploads } from "./use-image-uploads.ts";
import type { Editor } from "@tiptap/react";
import { CircleAlert } from "lucide-react";
import { UploadProgress } from "#admin-app/kit/uploads/upload-progress.tsx";

/** Names what the editor would lose of this content; empty when it can show all of it. */
export function listLosses(content: string): string[] {
  const { body } = new DOMParser().parseFromString(content, "text/html");
  return lostInEditor(content, htmlOf(DocumentParser.fromSchema(getSchema(EXTENSIONS)).parse(body)));
}

/** Tells whether pictures are awaited, and no longer when the editor goes. */
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
  /** The `id` of the error message, if there is one. */
  errorId: string | undefined;
  /** Path of the form's field. */
  path: string;
};

/** The text of an article as it will look. Gives HTML of `ARTICLE_TAGS` alone; unchanged content stays as it is, to the
 *  letter. */
export function RichText({ value, onChange, onUploads, labelId, errorId, path }: RichTextProps) {
  const [isLinking, setIsLinking] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const images = useImageUploads();
  useAwaited(images.pending.length + images.failed.length > 0, onUploads);
  const tools = useRef<HTMLDivElement>(null);
  const sendImages = (files: File[], position: number) => images.send(editor, files, position);
  const editor = useArticleEditor({
    value,
    onChange,
    errorId,
    labelId,
    path,
    onLeftOut: setLeftOut,
    onImages: sendImages,
    onLink: () => setIsLinking(true),
    onTools: () => tools.current?.querySelector<HTMLElement>("[data-rich-text-editor-control][tabindex='0']")?.focus(),
  });

  return (
    <>
      <RichTextEditor
        editor={editor}
        labels={LABELS}
        className={classes.editor}
        data-error={errorId !== undefined || undefined}
        data-linking={isLinking || undefined}
      >
        <div className={classes.tools}>
          <Toolbar
            ref={tools}
            editor={editor}
            isLinking={isLinking}
            onLink={() => setIsLinking(!isLinking)}
            onImages={(files) => sendImages(files, editor.state.selection.to)}
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
      {"\u202f"}: déposez le fichier dans le texte pour l’envoyer.
    </Alert>
  );
}

/** The pictures on their way into the text, and those that did not get there: one notice for all that failed alike. */
function UploadList({ editor, images }: { editor: Editor; images: ImageUploads }) {
  return (
    <>
      {images.pending.map(({ key, name, share }) => (
        <UploadProgress key={key} name={name} share={share} onCancel={() => images.dismiss(editor, key)} />
      ))}
      {images.failed.map(({ keys, names, message, reason, canRetry }) => (
        <Alert key={keys[0]} role="alert" color="red" py="xs" icon={<CircleAlert aria-hidden />} title={message}>
          {reason !== message && reason}
          <Group gap="xs" mt={4}>
            {canRetry && (
              <Button size="xs" variant="default" onClick={() => images.retry(editor, keys)}>
                Réessayer
              </Button>
            )}
            {keys.map((key, index) => (
              <Button key={key} size="xs" variant="subtle" onClick={() => images.dismiss(editor, key)}>
                Renoncer à {names[index]}
              </Button>
            ))}
          </Group>
        </Alert>
      ))}
    </>
  );
}
