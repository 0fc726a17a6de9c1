import { Box, Button, Group } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { AwaitUpload, useSaveAfterUploads } from "./awaited-uploads.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import classes from "./editor-form.module.css";
import { EditorNotices } from "./editor-notices.tsx";
import type { EditorNoticesState, EditorState } from "./use-editor.ts";

/** The frame of every editor: what is edited above, leaving and saving below. `onLeave` asks to go away, which needs a confirmation
 *  while something is not saved; `footer` stands between the two buttons. */
export function EditorForm({
  editor,
  onLeave,
  footer,
  children,
}: {
  editor: EditorState;
  onLeave: () => void;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { awaitUpload, isUploading, isWaiting, save } = useSaveAfterUploads(editor.save);
  const leaving = useBlocker({ shouldBlockFn: () => editor.isDirty || isUploading, enableBeforeUnload: false, withResolver: true });
  // In every field, the rich text too.
  useHotkeys([["mod+S", save]], [], true);
  const form = useRef<HTMLFormElement>(null);
  // The window may have opened before there was a first field to focus.
  useEffect(() => form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <AwaitUpload value={awaitUpload}>
      <Box
        component="form"
        ref={form}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {children}
        <Group className={classes.foot} gap="xs">
          <Button variant="default" onClick={onLeave}>
            Annuler
          </Button>
          <div className={classes.middle}>{footer}</div>
          <Button type="submit" loading={editor.isSaving || isWaiting} title="Ctrl + S ou ⌘ + S">
            {editor.isNew ? "Créer" : "Mettre à jour"}
          </Button>
        </Group>
      </Box>
      <DiscardDialog
        isOpen={leaving.status === "blocked"}
        onKeep={() => leaving.reset?.()}
        onDiscard={() => {
          editor.discard();
          leaving.proceed?.();
        }}
      />
    </AwaitUpload>
  );
}

/** The part of an editor that scrolls, with its notices on top. */
export function EditorBody({ notices, ref, children }: { notices: EditorNoticesState; ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={classes.body}>
      <EditorNotices notices={notices} />
      {children}
    </div>
  );
}
