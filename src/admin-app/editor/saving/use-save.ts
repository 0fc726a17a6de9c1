import { type ReactNode, useState } from "react";
import { replyOf } from "#admin-app/errors/failure.ts";
import type { useWriting } from "#admin-app/editor/draft/use-writing.ts";
import { type EditedItem, type EditedNoun, isSame, storedMessage } from "#admin-app/editor/edited-noun.ts";
import type { Outcome } from "./save.ts";
import { type Ending, type Tried, useSaving } from "./use-saving.ts";

type Errors = Record<string, ReactNode>;

/** What the screen around an editor does once something is stored, or is not. */
export type SaveHandlers<Item> = {
  /** Everything is stored, and the form is to close. */
  onSaved?: ((stored: Item) => void) | undefined;
  /** A new one is stored, and its form stays. */
  onCreated?: ((stored: Item) => void) | undefined;
  /** Faulty fields by path; without it the first is focused. */
  onFaults?: ((errors: Errors) => void) | undefined;
  announce: (message: string, stored: Item, isNew: boolean) => void;
};

/** The faults that a refusal names, by the paths of their fields. */
function faultsOf(error: unknown): Errors | undefined {
  const { issues = [] } = replyOf(error) ?? {};
  return issues.length === 0 ? undefined : Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** Saves what is written, and settles what comes of it. `onStored` and `onGone` hear of an item that goes on in the same form. */
export function useSave<Item extends EditedItem, Values extends Record<string, unknown>, Input>({
  noun,
  id,
  writing,
  handlers: { onSaved, onCreated, onFaults, announce },
  onStored,
  onGone,
}: {
  noun: EditedNoun<Item, Values, Input>;
  id: number | undefined;
  writing: ReturnType<typeof useWriting<Item, Values, Input>>;
  handlers: SaveHandlers<Item>;
  onStored: (stored: Item) => void;
  onGone: () => void;
}) {
  const { form } = writing;
  const [confirmation, setConfirmation] = useState<string>();

  function handleFaults(errors: Errors) {
    if (onFaults) onFaults(errors);
    else form.getInputNode(Object.keys(errors)[0] ?? "")?.focus();
  }

  function handleRefused(error: unknown) {
    const errors = faultsOf(error);
    if (!errors) return;
    form.setErrors(errors);
    handleFaults(errors);
  }

  function handleStored(stored: Item, { id: savedId, values, ending }: Tried<Values>) {
    const isNew = savedId === undefined;
    const isAllStored = isSame(noun.form.sent(form.getValues()), noun.form.sent(values));
    if (ending === "close" && onSaved && isAllStored) {
      writing.release();
      return onSaved(stored);
    }
    writing.goOn(values, stored.version);
    onStored(stored);
    // Under a form in which more was typed, « mis à jour » would be taken for what is typed.
    if (ending === "stay" && isAllStored) setConfirmation(storedMessage(noun, isNew));
    else if (ending === "stay") announce(storedMessage(noun, isNew), stored, isNew);
    if (isNew) onCreated?.(stored);
  }

  function handleOutcome(outcome: Outcome<Item>, tried: Tried<Values>) {
    if (outcome.kind === "stored") return handleStored(outcome.item, tried);
    if (outcome.kind === "changed") return writing.meet(outcome.theirs);
    writing.goOn(noun.form.empty(), undefined);
    onGone();
  }

  const saving = useSaving({ noun, attempt: writing.attempt, announce, onRefused: handleRefused });

  function save(ending: Ending, { base, version, values } = { ...writing.origin, values: form.getValues() }) {
    if (saving.isPending) return;
    setConfirmation(undefined);
    const tidied = noun.form.tidy?.(values) ?? values;
    form.setValues(tidied);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return handleFaults(errors);
    const tried = { base, version, values: tidied, id, ending };
    // Called only while the form is mounted: one that was closed meanwhile closes nothing.
    saving.mutate(tried, { onSuccess: (outcome) => handleOutcome(outcome, tried) });
  }

  /** Clears the messages about the last save. */
  function reset() {
    saving.reset();
    setConfirmation(undefined);
  }

  return { isPending: saving.isPending, error: saving.error ?? undefined, confirmation, save, reset };
}
