import { Box, Button, Group, Text } from "@mantine/core";
import { useHotkeys, useMergedRef } from "@mantine/hooks";
import { useBlocker } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { FormUploads, useSaveAfterUploads } from "#admin-app/uploads/awaited-uploads.ts";
import { DiscardDialog } from "#admin-app/dialogs/discard-dialog.tsx";
import classes from "./editor-form.module.css";
import { HistoryButton } from "#admin-app/history/history-button.tsx";
import { ActionButton } from "#admin-app/layout/action-button.tsx";
import { useFocusFallback } from "#admin-app/layout/focus.ts";
import { EditorNotices } from "./editor-notices.tsx";
import { NoticePlace } from "./form-notice.tsx";
import { UploadWait } from "#admin-app/uploads/upload-wait.tsx";
import { useMayWrite, WritableFields } from "#admin-app/session/writing.tsx";
import type { EditorState } from "./use-editor.ts";
import { useFocusInView } from "./use-focus-in-view.ts";
import type { Ending } from "#admin-app/editor/saving/use-saving.ts";

/** Inputs that Enter presses, instead of submitting their form. */
const PRESSED_BY_ENTER = new Set(["button", "submit", "reset", "file", "color", "image"]);

/** Whether Enter in a one-line field was left to the form, which it would submit. */
function submitsForm({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "Enter" || nativeEvent.isComposing || defaultPrevented) return false;
  return target instanceof HTMLInputElement && !PRESSED_BY_ENTER.has(target.type);
}

/** The frame of every editor: what is edited above, notices, closing and saving below, always in view. « Enregistrer », Enter and Ctrl/⌘ S
 *  save and stay; the documented button saves and closes. `onClose` asks to close it, which needs a confirmation while something is not
 *  saved; `footer` stands between closing and saving. */
export function EditorForm({
  editor,
  onClose,
  footer,
  children,
}: {
  editor: EditorState;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const mayWrite = useMayWrite();
  const { awaitUpload, forgetUploads, lacksFiles, save: saveWhole, wait } = useSaveAfterUploads<Ending>(editor.save);
  const [ending, setEnding] = useState<Ending>("close");
  const blocker = useBlocker({ shouldBlockFn: () => editor.isUnsaved || lacksFiles, enableBeforeUnload: false, withResolver: true });
  // In every field, the rich text too.
  useHotkeys([["mod+S", () => save("stay")]], [], true);
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const handleNoticeFocus = useFocusFallback(() => form.current);
  // The window may have opened before there was a first field to focus.
  useEffect(() => form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);

  function save(how: Ending) {
    if (!mayWrite) return;
    setEnding(how);
    saveWhole(how);
  }

  return (
    <FormUploads value={{ awaitUpload, forgetUploads }}>
      <Box
        component="form"
        ref={form}
        tabIndex={-1}
        noValidate
        className={classes.form}
        onKeyDown={(event) => {
          if (!submitsForm(event)) return;
          event.preventDefault();
          save("stay");
        }}
        onSubmit={(event) => {
          event.preventDefault();
          save("close");
        }}
      >
        <div inert={editor.isReadOnly} className={classes.fields}>
          <Fields noticePlace={place}>{children}</Fields>
        </div>
        <div className={classes.notices} onFocus={handleNoticeFocus}>
          <div ref={setPlace} className={classes.place} />
          <UploadWait {...wait} />
          <EditorNotices notices={{ ...editor.notices, save: () => save(ending) }} history={editor.history} />
        </div>
        <Group className={classes.foot} gap="xs">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          {editor.history && <HistoryButton history={editor.history} />}
          <div className={classes.middle}>{footer}</div>
          <SaveButtons
            isNew={editor.isNew}
            isSaving={editor.isSaving || wait.awaited.length > 0}
            isReadOnly={editor.isReadOnly}
            onStay={() => save("stay")}
          />
        </Group>
      </Box>
      <DiscardDialog
        isOpen={blocker.status === "blocked"}
        onKeep={() => blocker.reset?.()}
        onDiscard={() => {
          editor.discard();
          blocker.proceed?.();
        }}
      />
    </FormUploads>
  );
}

/** What is edited, in a form whose notices stand at `noticePlace`. */
function Fields({ noticePlace, children }: { noticePlace: HTMLElement | null; children: ReactNode }) {
  return (
    <NoticePlace value={noticePlace}>
      <WritableFields>{children}</WritableFields>
    </NoticePlace>
  );
}

/** Saves and stays; saves and closes, as the specification documents it. */
function SaveButtons({
  isNew,
  isSaving,
  isReadOnly,
  onStay,
}: {
  isNew: boolean;
  isSaving: boolean;
  isReadOnly: boolean;
  onStay: () => void;
}) {
  const state = { loading: isSaving, disabled: isReadOnly };
  if (!useMayWrite()) return <Text size="sm">Lecture seule</Text>;
  return (
    <>
      <ActionButton variant="default" {...state} title="Enregistrer et rester ici (Ctrl + S ou ⌘ + S)" onClick={onStay}>
        Enregistrer
      </ActionButton>
      <ActionButton type="submit" {...state} title="Enregistrer et fermer">
        {isNew ? "Créer" : "Mettre à jour"}
      </ActionButton>
    </>
  );
}

/** The part of an editor that scrolls. */
export function EditorBody({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const box = useFocusInView();
  return (
    <div ref={useMergedRef(ref, box)} className={classes.body}>
      {children}
    </div>
  );
}
