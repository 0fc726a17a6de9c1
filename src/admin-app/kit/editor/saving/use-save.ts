import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import type { Choice } from "#contracts/merge/merge.ts";
import { type Conflict, dropDraft, type Writing } from "#admin-app/kit/draft/draft.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { type EditedItem, type Fields, isUnchanged, type Resource, type SaveKind, formatStoredMessage } from "../edited-resource.ts";
import type { Editing } from "../use-editing.ts";
import { isUncertain } from "#admin-app/kit/errors/failure.ts";
import { type Errors, faultHandlers } from "#admin-app/kit/errors/form-faults.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { inLaunch, type PutChange, takeBack, type TargetLaunch } from "#admin-app/kit/launch/in-launch.ts";
import { queries } from "#admin-app/rpc.ts";
import { mergedNote } from "./merged-note.ts";
import { rebase } from "./rebase.ts";
import { type Outcome, save } from "./save.ts";

/** Ending of a save: the form closes, or stays as it is; or what it holds waits in a launch, and it closes. */
export type Ending = "close" | "stay" | { launch: TargetLaunch };

/** Acts of the screen around an editor once something is stored, or is not. Methods, so that the editor may know the
 *  item as any. */
export type SaveHandlers<Item> = {
  /** Everything is stored, and the form is to close. */
  onSaved?(stored: Item): void;
  /** A new one is stored, and its form stays. */
  onCreated?(stored: Item): void;
  /** Something is stored, and the form may stay. */
  onStored?(stored: Item): void;
  /** Faulty fields by path; without it the first is focused. */
  onFaults?: (errors: Errors) => void;
  announce(message: string, stored: Item, kind: SaveKind): void;
};

/** Values being saved; without `id` something new. */
type Tried<Values> = Writing<Values> & { id: number | undefined; ending: Ending };
type Stored = Extract<Outcome<EditedItem>, { kind: "stored" }>;

/** Gives what the server is sent for a merge beside the version: the base that this has not, and what was chosen of a
 *  conflict. */
function mergeRequest(base: Fields | undefined, conflict: Conflict | undefined): MergeRequest | undefined {
  const { choices = {}, over } = conflict ?? {};
  if (!base && Object.keys(choices).length === 0) return undefined;
  return { ...(base && { base }), choices, over };
}

/** Result of saving an item. */
function kindOf<Values extends object>(
  resource: Resource<Values>,
  { id, version, base, values }: Tried<Values>,
  stored: EditedItem,
): SaveKind {
  if (id === undefined) return "new";
  return stored.version === version || isUnchanged(resource, base, values) ? "unchanged" : "changed";
}

/** Makes the handler of a save's outcome: the form closes, goes on from what is stored, or meets another version. */
function settling<Values extends Fields>(
  { resource, form, record, send, lose }: Editing<Values>,
  { handlers, release }: { handlers: SaveHandlers<EditedItem>; release: () => void },
) {
  function handleStored({ item, isMerged }: Stored, { note, ...tried }: Tried<Values> & { note: string | undefined }) {
    const { values: sent, ending } = tried;
    const kind = kindOf(resource, tried, item);
    const typed = form.getValues();
    const isAllStored = isUnchanged(resource, typed, sent);
    if (typeof ending === "object") return handleWaiting(isAllStored, item);
    if (ending === "close" && handlers.onSaved && isAllStored) {
      release();
      return handlers.onSaved(item);
    }
    const next = isMerged ? rebase(resource, { sent, typed, item }) : { base: sent, values: typed, version: item.version };
    const { values, ...origin } = next;
    const message = formatStoredMessage(resource, kind === "new", note);
    dropDraft(record); // stored under the name of what it has become from now on
    // Under a form in which more was typed, « mis à jour » would be taken for what is typed.
    const confirmation = ending === "stay" && isAllStored ? { message, kind } : undefined;
    send({ type: isUnchanged(resource, values, origin.base) ? "stored" : "partlyStored", origin, item, confirmation });
    if (isMerged) form.setValues(values);
    handlers.onStored?.(item);
    if (ending === "stay" && !confirmation) handlers.announce(message, item, kind);
    if (kind === "new") handlers.onCreated?.(item);
  }

  /** Closes the form once it waits in a launch; the record is as it was. What was typed meanwhile stays. */
  function handleWaiting(isAllStored: boolean, item: EditedItem) {
    if (!isAllStored) return;
    release();
    handlers.onSaved?.(item);
  }

  return (outcome: Outcome<EditedItem>, sent: Tried<Values> & { note: string | undefined }) => {
    if (outcome.kind === "stored") return handleStored(outcome, sent);
    if (outcome.kind === "gone") return lose();
    const { theirs, collisions, over } = outcome;
    send({ type: "collided", conflict: { theirs, collisions, over } });
  };
}

/** Tells, within what takes longer than a render, whether the form is still there. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Confirms that a form waits in a launch. */
function announceWaiting({ title }: TargetLaunch): void {
  void queries.launches.invalidate();
  notifySuccess(`Enregistré dans le lancement «\u202f${title}\u202f». Rien ne change encore pour les visiteurs.`);
}

/** Sends what is tried: it is stored, with a note where it was merged, or waits in a launch. */
async function sendTried<Values extends Fields>({ resource, read: now, send }: Editing<Values>, tried: Tried<Values>, change: PutChange) {
  const { id, ending, ...writing } = tried;
  const { values, base: read, hasOwnBase, version = 0 } = writing;
  const { conflict, attempt } = now();
  const [base, input] = [resource.form.sent(read), resource.form.sent(values)];
  const merge = mergeRequest(hasOwnBase ? base : undefined, conflict);
  const put = id === undefined ? attempt?.put : undefined;
  if (typeof ending === "object") {
    const launch = ending.launch.id;
    if (put?.launch === launch) change.key = put.key;
    else if (put) await takeBack(put);
    const waiting = inLaunch(resource, { launch: ending.launch, change, unanswered: attempt?.key }, writing);
    const outcome = await save(waiting, { id, version, base, input, merge }, (made) => {
      if (id === undefined) send({ type: "attempted", attempt: { ...(attempt ?? made), put: { launch, key: change.key } } });
    });
    return { outcome, note: undefined };
  }
  if (put) await takeBack(put);
  const outcome = await save(resource, { id, version, base, input, merge, earlier: attempt }, (made) =>
    send({ type: "attempted", attempt: made }),
  );
  if (outcome.kind !== "stored") return { outcome, note: undefined };
  const { item, isMerged } = outcome;
  const merged = isMerged ? await mergedNote(resource.name, item.id, { from: version, to: item.version }) : undefined;
  return { outcome, note: [merged, resource.noteOf?.(item)].filter(Boolean).join(". ") || undefined };
}

/** Sends what the form holds, and tells the machine what comes of it. */
export function useSave<Values extends Fields>(
  editing: Editing<Values>,
  { handlers, release }: { handlers: SaveHandlers<EditedItem>; release: () => void },
) {
  const { resource, form, item, read: now, send } = editing;
  const isShown = useIsShown();
  const change = useRef<PutChange>({ key: newToken() }); // the same at every try
  const { handleFaults, handleRefused, showFaults } = faultHandlers(form, handlers.onFaults);
  const handleOutcome = settling(editing, { handlers, release });

  const saving = useMutation({
    mutationFn: (tried: Tried<Values>) => sendTried(editing, tried, change.current),
    onSuccess: ({ outcome, note }, tried) => {
      send({ type: "answered" });
      if (outcome.kind !== "stored") return;
      if (typeof tried.ending === "object") return announceWaiting(tried.ending.launch);
      void resource.server.refresh();
      void queries.repairs.invalidate();
      // A form that stays says it itself.
      if (tried.ending === "close" || !isShown.current)
        handlers.announce(formatStoredMessage(resource, tried.id === undefined, note), outcome.item, kindOf(resource, tried, outcome.item));
    },
    onError: (failure) => {
      const uncertain = isUncertain(failure);
      if (uncertain) void resource.server.refresh(); // it may be stored all the same, and only the reply lost
      send({ type: "refused", failure, isUncertain: uncertain });
      handleRefused(failure);
    },
  });

  /** Saves what the form holds, unless that is faulty; `choices` settle what it collides with. */
  function submit(ending: Ending, choices?: Record<string, Choice>) {
    const { access, origin } = now();
    if (saving.isPending || access !== "open") return;
    const values = resource.form.tidy?.(form.getValues()) ?? form.getValues();
    form.setValues(values);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      send({ type: "invalid" }); // what failed before is no longer why nothing is saved
      return handleFaults(errors);
    }
    send({ type: "submitted", choices });
    // Only something beside this form was changed since it was opened.
    const isSeen = item && item.version > (origin.version ?? item.version) && isUnchanged(resource, resource.form.of(item), origin.base);
    const sent = { ...origin, ...(isSeen && { version: item.version }), values, id: item?.id, ending };
    // Heard only while the form is mounted: one that was closed meanwhile closes nothing.
    saving.mutate(sent, { onSuccess: ({ outcome, note }) => handleOutcome(outcome, { ...sent, note }) });
  }

  return { isPending: saving.isPending, submit, showFaults };
}
