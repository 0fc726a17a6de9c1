import { useState } from "react";
import { replyOf, sentenceOf } from "#admin-app/errors/failure.ts";
import { notifySuccess } from "#admin-app/errors/notify.tsx";
import { type EditedItem, type EditedNoun, isSame, storedMessage } from "./edited-noun.ts";
import { fieldConflicts, mineOverTheirs } from "#admin-app/editor/conflict/field-conflicts.ts";
import type { Outcome } from "#admin-app/editor/saving/save.ts";
import { type Ending, type Tried, useSaving } from "#admin-app/editor/saving/use-saving.ts";
import { useWriting } from "./use-writing.ts";

type Errors = Record<string, unknown>;

/** What the screen around an editor knows of its item, and does once something is stored. */
export type EditorSurroundings<Item> = {
  /** The item that was deleted while this browser still holds what was typed of it. */
  lostId?: number | undefined;
  /** Everything is stored, and the form is to close. */
  onSaved?: (stored: Item) => void;
  /** A new one is stored, and its form stays. */
  onCreated?: (stored: Item) => void;
  /** Tells that it is stored, unless the form stays; a notification unless the screen has its own way. */
  announce?: (message: string, stored: Item, isNew: boolean) => void;
};

/** One entity being written: its values and draft, saving, and what to do when another administrator saved it meanwhile. `initial` is what a new
 *  one starts from. `onFaults` hears of faulty fields by path (else the first is focused). `onSaved` comes once the server has stored
 *  everything and the form is to close; without it, or when more was typed meanwhile, the form stays and goes on from what is stored. */
export function useEditor<Item extends EditedItem, Values extends Record<string, unknown>, Input>({
  noun,
  item: opened,
  lostId,
  initial = noun.form.empty,
  pending,
  onFaults,
  onSaved,
  onCreated,
  announce = (message) => notifySuccess(message),
}: {
  noun: EditedNoun<Item, Values, Input>;
  item: Item | undefined;
  initial?: () => Values;
  pending?: Partial<Values> | undefined;
  onFaults?: (errors: Errors) => void;
} & EditorSurroundings<Item>) {
  const [created, setCreated] = useState<Item>();
  const [isGone, setGone] = useState(lostId !== undefined);
  const [confirmation, setConfirmation] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [told, setTold] = useState(0);
  const item = newest(created, isGone ? undefined : opened);
  const writing = useWriting({ noun, id: created?.id ?? opened?.id ?? lostId, item, initial, pending });
  const { form, origin, theirs } = writing;

  function handleFaults(errors: Errors) {
    if (onFaults) onFaults(errors);
    else form.getInputNode(Object.keys(errors)[0] ?? "")?.focus();
  }

  const saving = useSaving({
    noun,
    attempt: writing.attempt,
    announce,
    onRefused: (error) => {
      setFailure(error);
      setTold((tries) => tries + 1);
      const { issues = [] } = replyOf(error) ?? {};
      if (issues.length === 0) return;
      const errors = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
      form.setErrors(errors);
      handleFaults(errors);
    },
  });

  function settle(outcome: Outcome<Item>, { id, values, ending }: Tried<Values>) {
    setFailure(undefined);
    setTold((tries) => tries + 1);
    switch (outcome.kind) {
      case "changed":
        return writing.setTheirs(outcome.theirs);
      case "gone":
        writing.goOn(noun.form.empty(), undefined);
        return setGone(true);
      case "stored": {
        const { item: stored } = outcome;
        const isAllStored = isSame(noun.form.sent(form.getValues()), noun.form.sent(values));
        if (ending === "close" && onSaved && isAllStored) {
          writing.release();
          return onSaved(stored);
        }
        writing.goOn(values, stored.version);
        setCreated(stored);
        const message = storedMessage(noun, id === undefined);
        // Under a form in which more was typed, « mis à jour » would be taken for what is typed.
        if (ending === "stay" && isAllStored) setConfirmation(message);
        else if (ending === "stay") announce(message, stored, id === undefined);
        if (id === undefined) onCreated?.(stored);
      }
    }
  }

  function save(ending: Ending, values = form.getValues(), from = origin) {
    if (saving.isPending) return;
    setConfirmation(undefined);
    const tidied = noun.form.tidy?.(values) ?? values;
    form.setValues(tidied);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return handleFaults(errors);
    const tried = { ...from, values: tidied, id: item?.id, ending };
    // Called only while the form is mounted: one that was closed meanwhile closes nothing.
    saving.mutate(tried, { onSuccess: (outcome) => settle(outcome, tried) });
  }

  /** Another version takes the form over: the message about the last save no longer holds. */
  const afterReset = (act: () => void) => () => {
    setFailure(undefined);
    setConfirmation(undefined);
    act();
  };

  return {
    form,
    isNew: !item,
    isDirty: writing.isDirty,
    /** Whether closing the form would lose something. */
    isUnsaved: writing.isUnsaved,
    isSaving: saving.isPending,
    save: (ending: Ending) => save(ending),
    /** Throws away what was typed; the caller closes the form. */
    discard: writing.release,
    /** What the person must know before going on. */
    notices: {
      words: noun.words,
      labels: noun.labels as Record<string, string>,
      isSaving: saving.isPending,
      save: () => save("close"),
      /** Why the last try to save failed, in one sentence. */
      failure: failure === undefined ? undefined : sentenceOf(failure),
      /** Another number for each try that has ended: what is told again takes the focus again. */
      told,
      /** Fields that are to be corrected. */
      faulty: Object.keys(form.errors),
      /** What the server has stored while the form stayed. */
      confirmation: writing.isDirty ? undefined : confirmation,
      /** Set once another administrator deleted it: it can be created again, or not. */
      gone: isGone && !created ? { canRecreate: noun.creation !== undefined } : undefined,
      /** Set while a draft of an earlier visit fills the form. */
      restoredAt: writing.restoredAt,
      keepRestored: writing.keepRestored,
      dropRestored: afterReset(writing.dropRestored),
      isNew: !item,
      others: writing.others,
      takeLeft: afterReset(writing.takeLeft),
      isSetAside: writing.setAside.length > 0,
      undo: afterReset(writing.undo),
      /** Set when another administrator changed it since it was read. */
      conflicts: theirs && fieldConflicts(noun, origin.base, theirs.base, form.values),
      theirsAt: theirs?.savedAt,
      takeTheirs: afterReset(writing.takeTheirs),
      saveMine: () => {
        if (!theirs) return;
        const merged = mineOverTheirs(noun, origin.base, theirs.base, form.getValues());
        writing.show({ ...theirs, values: merged });
        save("close", merged, theirs);
      },
    },
  };
}

/** What this form stored, unless the screen around has read something newer of it. */
function newest<Item extends { id: number; version: number }>(created: Item | undefined, read: Item | undefined): Item | undefined {
  if (!created || !read) return created ?? read;
  return read.id === created.id && read.version > created.version ? read : created;
}

/** As much of an editor as its frame needs, whatever the noun. */
export type EditorState = Omit<ReturnType<typeof useEditor>, "form">;

export type EditorNoticesState = EditorState["notices"];
