import { MutationObserver } from "@tanstack/react-query";
import { isDialogOpen } from "#admin-app/kit/dialogs/dialog.tsx";
import { isUncertain, replyOf, sentenceOf } from "#admin-app/kit/errors/failure.ts";
import {
  type FailureTitles,
  type NotificationAction,
  notifyFailure,
  notifyProgress,
  notifyRefusal,
  notifySuccess,
} from "#admin-app/kit/errors/notify.tsx";
import { newToken } from "#admin-app/kit/token.ts";
import { focusHeading, isFocusLost } from "#admin-app/kit/layout/focus.ts";
import { isWorthRetrying, queryClient, rpcClient } from "#admin-app/rpc.ts";
import { useEffect, useEffectEvent } from "react";

/** One record that a transaction changed, and its version after it; without one, it was deleted. `labels` name the
 *  fields in a refusal. */
type DoneRecord = { noun: string; id: number; version?: number | undefined; labels?: Record<string, string> | undefined };

function notifyUndoFailure(error: unknown, titles: FailureTitles, labels: DoneRecord["labels"] = {}): void {
  if (isUncertain(error)) return notifyFailure(titles, error);
  const fields = replyOf(error)?.issues?.flatMap(({ path }) => labels[path] ?? []) ?? [];
  const named = fields.length > 0 ? ` Champs concernés\u202f: ${fields.join(", ")}.` : "";
  notifyRefusal(titles.refused, `${sentenceOf(error)}${named}`);
}

/** The button that was pressed is gone, or fades with its notification: the keyboard goes on from the screen, unless it
 *  is somewhere already. */
function moveFocusToHeading(): void {
  const isFading = document.activeElement?.matches("[data-notification-action]");
  if ((isFading || isFocusLost()) && !isDialogOpen()) focusHeading();
}

/** Undoes a transaction, which one of its records names. Gives what became of that record; or says what failed, and
 *  gives nothing. */
export async function undoChange({ noun, id, version, labels }: DoneRecord, titles: FailureTitles) {
  const options = { context: { idempotencyKey: newToken() } };
  const undoing = new MutationObserver(queryClient, {
    mutationFn: () => rpcClient.history.undo.mutate({ noun, id, version }, options),
    retry: isWorthRetrying,
  });
  const hideProgress = notifyProgress("Annulation en cours…");
  try {
    return await undoing.mutate();
  } catch (error) {
    notifyUndoFailure(error, titles, labels);
    return undefined;
  } finally {
    hideProgress();
    // Also where it failed: it may be undone all the same, and only the reply lost.
    await queryClient.invalidateQueries(); // lists, counters and histories; what is being written is not read again
    announceUndo();
  }
}

/** Undoes a change and confirms it; gives whether it did. */
async function undo(done: DoneRecord, message: string): Promise<boolean> {
  const undone = await undoChange(done, { refused: "Rien n’a été annulé", uncertain: "Il n’est pas sûr que ce soit annulé" });
  if (!undone) return false;
  notifySuccess(message, undoAction({ ...done, version: undone.version ?? undefined }, { label: "Rétablir", message: "Rétabli" }));
  moveFocusToHeading();
  return true;
}

/** Changes that are undone already, or about to be: a button pressed twice must not say that nothing was undone. */
const undoing = new Set<string>();

async function undoOnce(done: DoneRecord, message: string): Promise<void> {
  const change = JSON.stringify([done.noun, done.id, done.version]);
  if (undoing.has(change)) return;
  undoing.add(change);
  if (!(await undo(done, message))) undoing.delete(change);
}

/** Gives the button that undoes a change, with everything that was changed along with it. */
export function undoAction(done: DoneRecord, { label = "Annuler", message = "Annulé" } = {}): NotificationAction {
  return { label, onPress: () => void undoOnce(done, message) };
}

/** Confirms what the server has stored, and offers to undo it; `more` leads on from there. */
export function notifyDone(message: string, done: DoneRecord, ...more: NotificationAction[]): void {
  notifySuccess(message, undoAction(done), ...more);
}

const listeners = new Set<() => void>();

/** Tells every open form that something was undone: it may be what they hold. */
function announceUndo(): void {
  for (const listener of listeners) listener();
}

/** Calls back when something was undone. */
export function useUndone(onUndone: () => void): void {
  const listener = useEffectEvent(onUndone);
  useEffect(() => {
    const call = () => listener();
    listeners.add(call);
    return () => {
      listeners.delete(call);
    };
  }, []);
}
