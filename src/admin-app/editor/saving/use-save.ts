import type { UseFormReturnType } from "@mantine/form";
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

type Form<Values> = Pick<UseFormReturnType<Values>, "setErrors" | "getInputNode">;

/** Shows faults: those that the contract finds here, and those that the server names when it refuses. */
function faultHandlers<Values extends Record<string, unknown>>(
  form: Form<Values>,
  { onFaults, onRefused }: { onFaults: SaveHandlers<never>["onFaults"]; onRefused: (error: unknown) => void },
) {
  const handleFaults = onFaults ?? ((errors: Errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus());
  return {
    handleFaults,
    handleRefused: (error: unknown) => {
      onRefused(error);
      const { issues = [] } = replyOf(error) ?? {};
      if (issues.length === 0) return;
      const errors = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
      form.setErrors(errors);
      handleFaults(errors);
    },
  };
}

type Saved<Item extends EditedItem, Values extends Record<string, unknown>, Input> = {
  noun: EditedNoun<Item, Values, Input>;
  id: number | undefined;
  writing: ReturnType<typeof useWriting<Item, Values, Input>>;
  handlers: SaveHandlers<Item>;
  /** The item goes on in the same form. */
  onStored: (stored: Item) => void;
  onGone: () => void;
};

/** Why the last try failed, if it did, and how many have ended. The message stays while the next one is under way. */
function useTries() {
  const [{ count, failure }, setLast] = useState<{ count: number; failure?: unknown }>({ count: 0 });
  return {
    count,
    failure,
    end: (reason?: unknown) => setLast((last) => ({ count: last.count + 1, failure: reason })),
    reset: () => setLast((last) => ({ count: last.count })),
  };
}

/** Saves what is written, and settles what comes of it. */
export function useSave<Item extends EditedItem, Values extends Record<string, unknown>, Input>(saved: Saved<Item, Values, Input>) {
  const { noun, id, writing, onStored, onGone } = saved;
  const { onSaved, onCreated, onFaults, announce } = saved.handlers;
  const { form } = writing;
  const [confirmation, setConfirmation] = useState<string>();
  const tries = useTries();
  const { handleFaults, handleRefused } = faultHandlers(form, { onFaults, onRefused: tries.end });

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

  function handleOutcome(outcome: Outcome<Item>, sent: Tried<Values>) {
    tries.end();
    if (outcome.kind === "stored") return handleStored(outcome.item, sent);
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
    // Heard only while the form is mounted: one that was closed meanwhile closes nothing.
    const sent = { base, version, values: tidied, id, ending };
    saving.mutate(sent, { onSuccess: (outcome) => handleOutcome(outcome, sent) });
  }

  return {
    isPending: saving.isPending,
    failure: tries.failure,
    tries: tries.count,
    confirmation,
    save,
    reset: () => {
      tries.reset();
      setConfirmation(undefined);
    },
  };
}
