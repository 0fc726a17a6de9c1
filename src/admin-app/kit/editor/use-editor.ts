import type { Choice } from "#contracts/merge/merge.ts";
import { isUncertain, isWorthAnotherTry, replyOf, sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { leaveDraft } from "#admin-app/kit/draft/draft.ts";
import { fieldConflicts, shownText } from "./conflict/field-conflicts.ts";
import { type DraftState, useDraft } from "./use-draft.ts";
import type { EditedItem, EditedResource, Fields, Resource } from "./edited-resource.ts";
import { usePresence } from "./use-presence.ts";
import { type Ending, type SaveHandlers, useSave } from "./saving/use-save.ts";
import { type Editing, useEditing } from "./use-editing.ts";
import { useVersions, type Versions } from "./use-versions.ts";

/** Parts of an editor that its screen gives: the lost item, and what follows once something is stored. `announce`
 *  confirms that it is stored, unless the form stays; a notification by default. */
export type EditorSurroundings<Item> = Partial<Omit<SaveHandlers<Item>, "onFaults">> & {
  /** The item that was deleted while this browser still holds what was typed of it. */
  lostId?: number | undefined;
  /** Leads from the notification to where a new one is shown. */
  showItem?(stored: Item): void;
};

/** Parts of a form that the history of its item needs. */
export type EditorHistory = {
  noun: string;
  id: number;
  labels: Record<string, string>;
  /** One of the fields as a person reads it. */
  textOf: (fields: Fields, field: string) => string;
  /** Names the parts of a field that differ; empty where it has none. */
  nameChanges: (change: { before: Fields; after: Fields }, field: string) => string;
  /** Puts fields of another version into the form, where they are changes that are not saved. */
  take: (fields: Fields) => void;
};

/** Names the item and version that a save stored, for undoing it; nothing where administrators do not write the item
 *  here. */
function doneOf({ name, labels, creation }: Pick<Resource<never>, "name" | "labels" | "creation">, { id, version }: EditedItem) {
  return creation && { noun: name, id, version, labels };
}

/** Confirms a save by a notification, which undoes it too, unless it changed nothing. */
function announcing(
  resource: Parameters<typeof doneOf>[0],
  { showItem }: Pick<EditorSurroundings<EditedItem>, "showItem">,
): SaveHandlers<EditedItem>["announce"] {
  return (message, stored, kind) => {
    const done = kind === "unchanged" ? undefined : doneOf(resource, stored);
    const more = kind === "new" && showItem ? [{ label: "Voir", onPress: () => showItem(stored) }] : [];
    if (done) notifyDone(message, done, ...more);
    else notifySuccess(message, ...more);
  };
}

/** The history of what is edited; undefined for what is new, and for what administrators do not write here. */
function historyOf<Values extends Fields>(
  { resource, item }: Editing<Values>,
  take: (values: Partial<Values>) => void,
): EditorHistory | undefined {
  if (!item || !resource.creation) return undefined;
  // The server writes snapshots as the contract does; they lack what is no column of the item, and columns younger than
  // themselves.
  const toValues = (fields: Fields) => resource.form.of({ ...item, ...fields });
  return {
    noun: resource.name,
    id: item.id,
    labels: resource.labels,
    textOf: (fields, field) => shownText(resource, toValues(fields), field),
    nameChanges: ({ before, after }, field) => resource.form.nameChanges?.(toValues(before), toValues(after))[field] ?? "",
    take: (fields) => {
      const taken = Object.entries(toValues(fields)).filter(([field]) => field in fields);
      take(Object.fromEntries(taken) as Partial<Values>); // some of its fields
    },
  };
}

/** One entity being written: its values and draft, its conflict with another administrator's version, and saving.
 *  `initial` is what a new one starts from. `onSaved` comes once the server has stored everything and the form is to
 *  close; without it, or when more was typed meanwhile, the form stays and goes on from what is stored. */
export function useEditor<Item extends EditedItem, Values extends Fields>({
  resource,
  item: opened,
  lostId,
  initial = () => resource.form.empty(),
  pending,
  ...surroundings
}: {
  resource: EditedResource<Item, Values, Fields>;
  item: Item | undefined;
  initial?: (() => Values) | undefined;
  pending?: Partial<Values> | undefined;
} & Pick<SaveHandlers<Item>, "onFaults"> &
  EditorSurroundings<Item>) {
  const handlers: SaveHandlers<EditedItem> = { announce: announcing(resource, surroundings), ...surroundings };
  const editing = useEditing<Values>({ resource, item: opened, lostId, initial, pending });
  const draft = useDraft(editing);
  const saving = useSave(editing, { handlers, release: draft.release });
  const versions = useVersions(editing, draft);
  const presence = usePresence(editing);
  const { form, record, state, item, isUnsaved, isAsPut } = editing;
  const isReadOnly = state.access === "takenElsewhere";
  return {
    form,
    record,
    /** The change of a launch that fills the form. */
    waiting: state.origin.waiting,
    isNew: !item,
    isDirty: state.isDirty,
    /** Whether closing the form would lose something; words that another tab or a launch holds are not lost. */
    isUnsaved: isUnsaved && !isReadOnly && !isAsPut,
    isSaving: saving.isPending,
    /** Whether it is written in another tab by now: this form shows what was typed, and changes nothing. */
    isReadOnly,
    save: (ending: Ending) => saving.submit(ending),
    /** Throws away what was typed; the caller closes the form. Gives what puts it back for the form that opens next. */
    discard: () => {
      const { unsaved } = editing;
      draft.release();
      return unsaved && (() => leaveDraft(record, unsaved));
    },
    history: historyOf(editing, versions.values),
    notices: { ...noticesOf(editing, { draft, saving, versions }), presence, isSaving: saving.isPending },
  };
}

/** Notice of a failed save: why, whether it may be stored all the same, whether another try may end otherwise, and
 *  whether what is stored refuses it as a whole. */
function failureNotice(failure: unknown) {
  if (failure === undefined) return undefined;
  const { code, issues } = replyOf(failure) ?? {};
  return {
    sentence: sentenceOf(failure),
    isUncertain: isUncertain(failure),
    canRetry: isWorthAnotherTry(failure),
    isConflict: code === "conflict" && issues === undefined,
  };
}

/** Notice about an item that another administrator deleted: whether the typed text is kept, and whether a save can
 *  create the item again. */
function goneNotice({ creation, words }: Pick<Resource<never>, "creation" | "words">) {
  return { isKept: creation !== undefined, canRecreate: creation !== undefined && words.gone === undefined };
}

/** The changes of another administrator that collide, in words, and how what is chosen of them is saved. */
function conflictNotice<Values extends Fields>({ resource, form, state }: Editing<Values>, submit: ReturnType<typeof useSave>["submit"]) {
  const { content, conflict, failure, origin } = state;
  // One whose choices could not be sent is about the failure.
  if (content !== "conflict" || !conflict || (conflict.choices && failure !== undefined)) return undefined;
  const { theirs, collisions } = conflict;
  return {
    savedAt: theirs.updated_at,
    isWaiting: origin.waiting !== undefined,
    fields: fieldConflicts(resource, { values: form.values, theirs }, collisions),
    /** Mine stands where nothing is chosen. */
    save: (choices: Readonly<Record<string, Choice>>, ending: Ending) =>
      submit(ending, Object.fromEntries(collisions.map(({ id }) => [id, choices[id] ?? "mine"]))),
  };
}

/** Collects what the user must know before going on, and can do about it. */
function noticesOf<Values extends Fields>(
  editing: Editing<Values>,
  { draft, saving, versions }: { draft: DraftState<Values>; saving: ReturnType<typeof useSave>; versions: Versions },
) {
  const { resource, form, state, send, item } = editing;
  const { content, access, confirmation, isDirty, restoredAt } = state;
  return {
    words: resource.words,
    labels: resource.labels as Record<string, string>, // the fields by their paths
    save: () => saving.submit("close"),
    failure: failureNotice(state.failure),
    /** Another number for each try that has ended: a message shown again takes the focus again. */
    tries: state.tries,
    faulty: Object.keys(form.errors),
    showFaults: saving.showFaults,
    confirmation: isDirty ? undefined : confirmation?.message,
    /** Record and version that undo the confirmed save. */
    undoSave: item && confirmation?.kind !== "unchanged" ? doneOf(resource, item) : undefined,
    /** Set once another administrator deleted it. */
    gone: content === "deleted" ? goneNotice(resource) : undefined,
    /** Set while a draft of an earlier visit fills the form. */
    restoredAt: isDirty ? restoredAt : undefined,
    keepRestored: () => send({ type: "continued" }),
    isNew: !item,
    isTaken: access === "takenElsewhere",
    lock: draft.lock,
    others: draft.others,
    /** Sentence about where the draft is stored. */
    draft: draft.words,
    isSetAside: state.setAside.length > 0,
    take: versions,
    /** Set when another administrator changed the same since it was read. */
    conflict: conflictNotice(editing, saving.submit),
  };
}

/** The part of an editor that its frame needs, of any resource. */
export type EditorState = Omit<ReturnType<typeof useEditor>, "form">;

export type EditorNoticesState = EditorState["notices"];
