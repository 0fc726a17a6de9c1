import { useState } from "react";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { notifySuccess } from "#admin-app/errors/notify.tsx";
import { conflictOf } from "./conflict/conflict-of.ts";
import { takeVersion } from "./draft/take-version.ts";
import { useWriting } from "./draft/use-writing.ts";
import type { EditedItem, EditedNoun } from "./edited-noun.ts";
import { historyOf } from "./editor-history.ts";
import { type SaveHandlers, useSave } from "./saving/use-save.ts";
import type { Ending } from "./saving/use-saving.ts";

/** What the screen around an editor knows of its item, and does once something is stored. `announce` tells that it is stored, unless the
 *  form stays; it is a notification unless the screen has its own way. */
export type EditorSurroundings<Item> = Partial<Omit<SaveHandlers<Item>, "onFaults">> & {
  /** The item that was deleted while this browser still holds what was typed of it. */
  lostId?: number | undefined;
};

/** One entity being written: its values and draft, its conflict with another administrator's version, and saving. `initial` is what a new
 *  one starts from. `onSaved` comes once the server has stored everything and the form is to close; without it, or when more was typed
 *  meanwhile, the form stays and goes on from what is stored. */
export function useEditor<Item extends EditedItem, Values extends Record<string, unknown>, Input>({
  noun,
  item: opened,
  lostId,
  initial = noun.form.empty,
  pending,
  announce = (message) => notifySuccess(message),
  ...handlers
}: {
  noun: EditedNoun<Item, Values, Input>;
  item: Item | undefined;
  initial?: () => Values;
  pending?: Partial<Values> | undefined;
  onFaults?: SaveHandlers<Item>["onFaults"];
} & EditorSurroundings<Item>) {
  const [created, setCreated] = useState<Item>();
  const [isGone, setGone] = useState(lostId !== undefined);
  const item = newest(created, isGone ? undefined : opened);
  const writing = useWriting({ noun, id: created?.id ?? opened?.id ?? lostId, item, initial, pending });
  const saving = useSave({
    noun,
    id: item?.id,
    writing,
    handlers: { announce, ...handlers },
    onStored: setCreated,
    onGone: () => setGone(true),
  });
  const history = historyOf(noun, item, writing);
  return {
    form: writing.form,
    isNew: !item,
    isDirty: writing.isDirty,
    /** Whether closing the form would lose something. */
    isUnsaved: writing.isUnsaved,
    isSaving: saving.isPending,
    save: (ending: Ending) => saving.save(ending),
    /** Throws away what was typed; the caller closes the form. */
    discard: writing.release,
    history: history && {
      ...history,
      take: (fields: Record<string, unknown>) => {
        saving.reset();
        history.take(fields);
      },
    },
    notices: noticesOf(noun, { writing, saving, isNew: !item, isGone: isGone && !created }),
  };
}

/** What the person must know before going on, and can do about it. */
function noticesOf<Item extends EditedItem, Values extends Record<string, unknown>, Input>(
  noun: EditedNoun<Item, Values, Input>,
  {
    writing,
    saving,
    isNew,
    isGone,
  }: {
    writing: ReturnType<typeof useWriting<Item, Values, Input>>;
    saving: ReturnType<typeof useSave<Item, Values, Input>>;
    isNew: boolean;
    isGone: boolean;
  },
) {
  const conflict = conflictOf(noun, writing);
  const take = takeVersion(writing);
  // Another version fills the form: the message about the last save no longer holds.
  const afterReset = (act: () => void) => () => {
    saving.reset();
    act();
  };
  return {
    words: noun.words,
    labels: noun.labels as Record<string, string>, // the fields by their paths
    isSaving: saving.isPending,
    save: () => saving.save("close"),
    /** Why the last try to save failed, in one sentence. */
    failure: saving.failure === undefined ? undefined : sentenceOf(saving.failure),
    /** Another number for each try that has ended: a message shown again takes the focus again. */
    tries: saving.tries,
    /** Fields that are to be corrected. */
    faulty: Object.keys(writing.form.errors),
    confirmation: writing.isDirty ? undefined : saving.confirmation,
    /** Set once another administrator deleted it: it can be created again, or not. */
    gone: isGone ? { canRecreate: noun.creation !== undefined } : undefined,
    /** Set while a draft of an earlier visit fills the form. */
    restoredAt: writing.restoredAt,
    keepRestored: writing.keepRestored,
    dropRestored: afterReset(take.stored),
    isNew,
    others: writing.others,
    takeLeft: afterReset(take.left),
    isSetAside: writing.setAside.length > 0,
    undo: afterReset(take.undo),
    /** Set when another administrator changed it since it was read. */
    conflicts: conflict?.fields,
    theirsAt: conflict?.savedAt,
    takeTheirs: afterReset(take.theirs),
    saveMine: () => {
      if (!conflict) return;
      const merged = conflict.merged();
      writing.show(merged);
      saving.save("close", merged);
    },
  };
}

/** What this form stored, unless the screen around has read something newer of it. */
function newest<Item extends EditedItem>(created: Item | undefined, read: Item | undefined): Item | undefined {
  if (!created || !read) return created ?? read;
  return read.id === created.id && read.version > created.version ? read : created;
}

/** As much of an editor as its frame needs, of any noun. */
export type EditorState = Omit<ReturnType<typeof useEditor>, "form">;

export type EditorNoticesState = EditorState["notices"];
