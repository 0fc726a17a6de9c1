import { useState } from "react";
import type { Choice } from "#contracts/merge/merge.ts";
import { isUncertain, isWorthAnotherTry, sentenceOf } from "#admin-app/errors/failure.ts";
import { notifySuccess } from "#admin-app/errors/notify.tsx";
import { notifyDone } from "#admin-app/history/notify-done.ts";
import { conflictOf } from "./conflict/conflict-of.ts";
import { takeVersion } from "./draft/take-version.ts";
import { useHandover, useNewerCopy } from "./draft/use-handover.ts";
import { useWriting } from "./draft/use-writing.ts";
import type { EditedItem, EditedNoun } from "./edited-noun.ts";
import { historyOf } from "./editor-history.ts";
import { useItemPresence } from "./presence/use-item-presence.ts";
import { useStoredUndo } from "./use-stored-undo.ts";
import { type SaveHandlers, useSave } from "./saving/use-save.ts";
import type { Ending } from "./saving/use-saving.ts";

/** What the screen around an editor knows of its item, and does once something is stored. `announce` tells that it is stored, unless the
 *  form stays; it is a notification unless the screen has its own way. */
export type EditorSurroundings<Item> = Partial<Omit<SaveHandlers<Item>, "onFaults">> & {
  /** The item that was deleted while this browser still holds what was typed of it. */
  lostId?: number | undefined;
  /** Something is stored, and the form may stay. */
  onStored?: ((stored: Item) => void) | undefined;
  /** Leads from the notification to where a new one is shown. */
  showIn?: ((stored: Item) => void) | undefined;
};

/** Which version of which item a save stored, for what undoes it; nothing where administrators do not write the item here. */
function doneOf<Item extends EditedItem, Values extends object, Input>(
  { name, labels, creation }: EditedNoun<Item, Values, Input>,
  { id, version }: Item,
) {
  return creation && { noun: name, id, version, labels };
}

/** Confirms a save by a notification, which undoes it too, unless it changed nothing. */
function announcing<Item extends EditedItem, Values extends object, Input>(
  noun: EditedNoun<Item, Values, Input>,
  showIn: ((stored: Item) => void) | undefined,
): SaveHandlers<Item>["announce"] {
  return (message, stored, kind) => {
    const done = kind === "unchanged" ? undefined : doneOf(noun, stored);
    const more = kind === "new" && showIn ? [{ label: "Voir", onPress: () => showIn(stored) }] : [];
    if (done) notifyDone(message, done, ...more);
    else notifySuccess(message, ...more);
  };
}

/** The item as this form stored it last, and whether it is gone by now; `ends` are the two ways in which a save may end. */
function useStoredItem<Item>({ isLost, onStored }: { isLost: boolean; onStored: ((stored: Item) => void) | undefined }) {
  const [created, setCreated] = useState<Item>();
  const [isGone, setGone] = useState(isLost);
  const ends = {
    onStored: (stored: Item) => {
      setCreated(stored);
      onStored?.(stored);
    },
    onGone: () => {
      setCreated(undefined);
      setGone(true);
    },
  };
  return { created, setCreated, isGone, ends };
}

/** One entity being written: its values and draft, its conflict with another administrator's version, and saving. `initial` is what a new
 *  one starts from. `onSaved` comes once the server has stored everything and the form is to close; without it, or when more was typed
 *  meanwhile, the form stays and goes on from what is stored. */
export function useEditor<Item extends EditedItem, Values extends Record<string, unknown>, Input>({
  noun,
  item: opened,
  lostId,
  initial = noun.form.empty,
  pending,
  showIn,
  onStored,
  announce = announcing(noun, showIn),
  ...handlers
}: {
  noun: EditedNoun<Item, Values, Input>;
  item: Item | undefined;
  initial?: () => Values;
  pending?: Partial<Values> | undefined;
  onFaults?: SaveHandlers<Item>["onFaults"];
} & EditorSurroundings<Item>) {
  const { created, setCreated, isGone, ends } = useStoredItem({ isLost: lostId !== undefined, onStored });
  const item = newest(created, isGone ? undefined : opened);
  const writing = useWriting({ noun, id: created?.id ?? opened?.id ?? lostId, item, initial, pending });
  const saving = useSave({ noun, id: item?.id, writing, handlers: { announce, ...handlers }, ...ends });
  useStoredUndo({ noun, item, writing, reset: saving.reset, ...ends });
  useHandover(writing);
  useNewerCopy(writing);
  const presence = useItemPresence({ noun, item, writing, isSaving: saving.isPending, onRead: setCreated });
  const history = historyOf(noun, item, writing);
  return {
    form: writing.form,
    record: writing.record,
    isNew: !item,
    isDirty: writing.isDirty,
    /** Whether closing the form would lose something. */
    isUnsaved: writing.isUnsaved,
    isSaving: saving.isPending,
    /** Whether it is written in another tab by now: this form shows what was typed, and changes nothing. */
    isReadOnly: writing.isTaken,
    save: (ending: Ending) => (writing.isTaken ? undefined : saving.save(ending)),
    /** Throws away what was typed; the caller closes the form. */
    discard: writing.release,
    history: history && {
      ...history,
      take: (fields: Record<string, unknown>) => {
        saving.reset();
        history.take(fields);
      },
    },
    notices: {
      ...noticesOf(noun, { writing, saving, item, isGone: isGone && !created }),
      presence,
      lock: writing.lock,
      /** Where what is typed is stored, in words. */
      draft: writing.draftWords,
    },
  };
}

/** What is said of an item that another administrator deleted: whether what was typed is kept, and whether it can be made again by saving. */
function goneWords<Item extends EditedItem, Values extends object, Input>({ creation, words }: EditedNoun<Item, Values, Input>) {
  return { isKept: creation !== undefined, canRecreate: creation !== undefined && words.gone === undefined };
}

/** Notice of a failed save: why, whether it may be stored all the same, and whether another try may end otherwise. */
function failureNotice(failure: unknown) {
  if (failure === undefined) return { failure: undefined, isUncertain: false, canRetry: false };
  return { failure: sentenceOf(failure), isUncertain: isUncertain(failure), canRetry: isWorthAnotherTry(failure) };
}

/** What the person must know before going on, and can do about it. */
function noticesOf<Item extends EditedItem, Values extends Record<string, unknown>, Input>(
  noun: EditedNoun<Item, Values, Input>,
  {
    writing,
    saving,
    item,
    isGone,
  }: {
    writing: ReturnType<typeof useWriting<Item, Values, Input>>;
    saving: ReturnType<typeof useSave<Item, Values, Input>>;
    item: Item | undefined;
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
    ...failureNotice(saving.failure),
    /** Another number for each try that has ended: a message shown again takes the focus again. */
    tries: saving.tries,
    faulty: Object.keys(writing.form.errors),
    showFaults: saving.showFaults,
    confirmation: writing.isDirty ? undefined : saving.confirmation?.message,
    /** What undoes the save that is confirmed. */
    undoSave: item && saving.confirmation?.kind !== "unchanged" ? doneOf(noun, item) : undefined,
    /** Set once another administrator deleted it: what was typed is kept or not, and it can be created again, or not. */
    gone: isGone ? goneWords(noun) : undefined,
    /** Set while a draft of an earlier visit fills the form. */
    restoredAt: writing.restoredAt,
    keepRestored: writing.keepRestored,
    dropRestored: afterReset(take.stored),
    isNew: !item,
    others: writing.others,
    takeLeft: afterReset(take.left),
    takeRemote: afterReset(take.remote),
    isSetAside: writing.setAside.length > 0,
    undo: afterReset(take.undo),
    /** Set when another administrator changed the same since it was read. */
    conflicts: conflict?.fields,
    theirsAt: conflict?.savedAt,
    takeTheirs: afterReset(take.theirs),
    saveMerged: (choices: Readonly<Record<string, Choice>>, ending: Ending = "close") => {
      if (!conflict || writing.isTaken) return;
      const merged = conflict.merged(choices);
      writing.show(merged);
      saving.save(ending, merged);
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
