import { Box, Button, Group } from "@mantine/core";
import { useHotkeys, useMergedRef } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { FormUploads, useSaveAfterUploads } from "#admin-app/kit/uploads/awaited-uploads.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { LeaveGuard } from "#admin-app/kit/dialogs/leave-guard.tsx";
import classes from "./editor-form.module.css";
import { HistoryButton } from "#admin-app/kit/history/history-button.tsx";
import { focusNextField, useFocusFallback, useFocusInView } from "#admin-app/kit/layout/focus.ts";
import { EditorNotices } from "./editor-notices.tsx";
import { findResource } from "#admin-app/kit/resource.ts";
import { PendingNotice, WaitingNotice } from "#admin-app/kit/launch/pending-notice.tsx";
import { RepairNotice } from "#admin-app/kit/repair/repair-notice.tsx";
import { NoticeArea } from "#admin-app/kit/fields/form-notice.tsx";
import { useLostUploads } from "#admin-app/kit/uploads/lost-uploads.ts";
import { LostUploads, UploadWait } from "#admin-app/kit/uploads/upload-wait.tsx";
import { useMayWrite, WritableFields } from "#admin-app/kit/session/writing.tsx";
import type { EditorState } from "./use-editor.ts";
import { SaveButton } from "./save-button.tsx";
import type { Ending } from "./saving/use-save.ts";

/** Inputs that Enter presses. */
const PRESSED_BY_ENTER = new Set(["button", "submit", "reset", "file", "color", "image"]);

/** Leads from a one-line field to the next one on Enter, which would submit the form: what visitors see changes by a
 *  save that is meant. */
function handleEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent, defaultPrevented } = event;
  if (key !== "Enter" || nativeEvent.isComposing || defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || PRESSED_BY_ENTER.has(target.type)) return;
  event.preventDefault();
  focusNextField(currentTarget, target);
}

/** Saves a form with the files that are chosen for it, and holds it open while either is not stored. */
function useFormSave(editor: EditorState, isFinal: boolean) {
  const mayWrite = useMayWrite() && !isFinal;
  const { awaitUpload, forgetUploads, lacking, isUploading, save: saveWhole, wait } = useSaveAfterUploads<Ending>(editor.save);
  const lostUploads = useLostUploads(editor.record, { names: lacking, isUnderWay: isUploading });
  const [ending, setEnding] = useState<Ending>("close");
  const isUnsaved = editor.isUnsaved || lacking.length > 0;
  // In every field, the rich text too.
  const usual: Ending = editor.waiting ? { launch: editor.waiting.launch } : "stay";
  useHotkeys([["mod+S", () => save(usual)]], [], true);

  function save(how: Ending) {
    if (!mayWrite) return;
    setEnding(how);
    saveWhole(how);
  }

  const notices = { ...editor.notices, save: () => save(ending) }; // as the last save was meant to end
  return { ending, usual, uploads: { awaitUpload, forgetUploads }, wait, lostUploads, notices, save, isUnsaved };
}

/** Throws away what a form holds, and offers to open it again with that. */
function useDiscard(editor: EditorState): () => void {
  const { history } = useRouter();
  return () => {
    const { href } = history.location;
    const restore = editor.discard();
    if (!restore) return;
    const reopen = () => void restore().then(() => history.push(href));
    notifySuccess("Modifications abandonnées", { label: "Rétablir", onPress: reopen });
  };
}

/** The frame of every editor: what is edited above, notices, closing and saving below, always in view. « Enregistrer »
 *  and Ctrl/⌘ S save and stay, its menu saves and closes; Enter leads to the next field. `onClose` asks to close it,
 *  which needs a confirmation while something is not saved; `footer` stands between closing and saving. `isFinal`: what
 *  is shown changes no more, and is not saved. */
export function EditorForm({
  editor,
  onClose,
  footer,
  isFinal = false,
  children,
}: {
  editor: EditorState;
  onClose: () => void;
  footer?: ReactNode;
  isFinal?: boolean;
  children: ReactNode;
}) {
  const { ending, usual, uploads, wait, lostUploads, notices, save, isUnsaved } = useFormSave(editor, isFinal);
  const form = useRef<HTMLFormElement>(null);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const discard = useDiscard(editor);
  const handleNoticeFocus = useFocusFallback(() => form.current);
  // The window may have opened before there was a first field to focus.
  useEffect(() => form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);

  return (
    <FormUploads value={uploads}>
      <Box
        component="form"
        ref={form}
        tabIndex={-1}
        noValidate
        className={classes.form}
        onKeyDown={handleEnter}
        onSubmit={(event) => {
          event.preventDefault();
          save(usual);
        }}
      >
        <div inert={editor.isReadOnly} className={classes.fields}>
          <NoticeArea value={area}>{children}</NoticeArea>
        </div>
        <div className={classes.notices} onFocus={handleNoticeFocus}>
          <div ref={setArea} className={classes.place} />
          <UploadWait {...wait} />
          <LostUploads {...lostUploads} />
          {editor.history && <RepairNotice {...editor.history} />}
          <LaunchNotice editor={editor} />
          <EditorNotices notices={notices} history={editor.history} ending={ending} />
        </div>
        <Foot editor={editor} isWaiting={wait.awaited.length > 0} isFinal={isFinal} onClose={onClose} onSave={save}>
          {footer}
        </Foot>
      </Box>
      <LeaveGuard isUnsaved={isUnsaved} isDraft onDiscard={discard} />
    </FormUploads>
  );
}

/** The resource of a form whose saves may wait in a launch. */
function findWaiting({ record }: EditorState) {
  const resource = findResource(record.split(":")[0] ?? "");
  return resource?.canWait ? resource : undefined;
}

/** Notice of a form that holds a change of a launch, or whose record has one that waits. */
function LaunchNotice({ editor }: { editor: EditorState }) {
  if (editor.waiting) return <WaitingNotice waiting={editor.waiting} />;
  return editor.history && findWaiting(editor) ? <PendingNotice {...editor.history} /> : null;
}

function Foot({
  editor,
  isWaiting,
  isFinal,
  onClose,
  onSave,
  children,
}: {
  editor: EditorState;
  isWaiting: boolean;
  isFinal: boolean;
  onClose: () => void;
  onSave: (ending: Ending) => void;
  children: ReactNode;
}) {
  return (
    <Group className={classes.foot} gap="xs">
      <Button variant="default" onClick={onClose}>
        Fermer
      </Button>
      {editor.history && <HistoryButton history={editor.history} />}
      <div className={classes.middle}>{children}</div>
      {!isFinal && (
        <SaveButton
          isNew={editor.isNew}
          isSaving={editor.isSaving || isWaiting}
          isReadOnly={editor.isReadOnly}
          waiting={editor.waiting}
          canWait={findWaiting(editor) !== undefined}
          onSave={onSave}
        />
      )}
    </Group>
  );
}

/** The part of an editor that scrolls, with its fields. */
export function EditorBody({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const box = useFocusInView();
  return (
    <div ref={useMergedRef(ref, box)} className={classes.body}>
      <WritableFields>{children}</WritableFields>
    </div>
  );
}
