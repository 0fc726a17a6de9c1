import type { UseFormReturnType } from "@mantine/form";
import { type ReactNode, useState } from "react";
import { replyOf } from "#admin-app/errors/failure.ts";
import { isFocusFree } from "#admin-app/layout/focus.ts";
import type { useWriting } from "#admin-app/editor/draft/use-writing.ts";
import { type EditedItem, type EditedNoun, isSame, storedMessage } from "#admin-app/editor/edited-noun.ts";
import { mergeValues, storedAsSent } from "#admin-app/editor/conflict/merge-values.ts";
import type { Outcome } from "./save.ts";
import { type Ending, kindOf, type SaveKind, type Tried, useSaving } from "./use-saving.ts";

type Errors = Record<string, ReactNode>;

/** What the screen around an editor does once something is stored, or is not. */
export type SaveHandlers<Item> = {
  /** Everything is stored, and the form is to close. */
  onSaved?: ((stored: Item) => void) | undefined;
  /** A new one is stored, and its form stays. */
  onCreated?: ((stored: Item) => void) | undefined;
  /** Faulty fields by path; without it the first is focused. */
  onFaults?: ((errors: Errors) => void) | undefined;
  announce: (message: string, stored: Item, kind: SaveKind) => void;
};

type Form<Values> = Pick<UseFormReturnType<Values>, "setErrors" | "getInputNode" | "errors">;

/** The field of a path, or the one that holds it: « choices.3 » is a line of « choices ». */
function fieldOf<Values>(form: Form<Values>, path: string): HTMLElement | null {
  if (path === "") return null;
  return form.getInputNode(path) ?? fieldOf(form, path.split(".").slice(0, -1).join("."));
}

/** Shows faults: those that the contract finds here, and those that the server names when it refuses. */
function faultHandlers<Values extends Record<string, unknown>>(
  form: Form<Values>,
  { onFaults, onRefused }: { onFaults: SaveHandlers<never>["onFaults"]; onRefused: (error: unknown) => void },
) {
  const showFaults = onFaults ?? ((errors: Errors) => fieldOf(form, Object.keys(errors)[0] ?? "")?.focus());
  // Who goes on typing is led nowhere: the notice names the fields.
  const handleFaults = (errors: Errors) => isFocusFree() && showFaults(errors);
  return {
    handleFaults,
    /** Leads to the first faulty field. */
    showFaults: () => showFaults(form.errors),
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

/** Displayed state of a form's last save. */
type Confirmation = { message: string; kind: SaveKind };

type Stored<Item> = Extract<Outcome<Item, never>, { kind: "stored" }>;

/** What else is to be said of a save. */
type Noted = { note: string | undefined };

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

/** What comes of a save in the form: it closes, goes on from what is stored, or meets another version. */
function settling<Item extends EditedItem, Values extends Record<string, unknown>, Input>(
  { noun, writing, onStored, onGone, handlers: { onSaved, onCreated, announce } }: Saved<Item, Values, Input>,
  setConfirmation: (confirmation: Confirmation) => void,
) {
  const { form } = writing;

  /** Goes on from what another administrator's changes were merged into, with what was typed meanwhile merged once more. */
  function goOnMerged(stored: Item, sent: Values) {
    const theirs = storedAsSent(noun, sent, stored);
    const { merged, collisions } = mergeValues(noun, { base: sent, mine: form.getValues(), theirs });
    if (collisions.length > 0) return writing.meet(stored, sent);
    form.setValues(merged);
    writing.goOn(theirs, stored.version);
  }

  function handleStored({ item: stored, isMerged }: Stored<Item>, { note, ...tried }: Tried<Values> & Noted) {
    const { values, ending } = tried;
    const kind = kindOf(noun, tried, stored);
    const isNew = kind === "new";
    const isAllStored = isSame(noun.form.sent(form.getValues()), noun.form.sent(values));
    if (ending === "close" && onSaved && isAllStored) {
      writing.release();
      return onSaved(stored);
    }
    if (isMerged) goOnMerged(stored, values);
    else writing.goOn(values, stored.version);
    onStored(stored);
    // Under a form in which more was typed, « mis à jour » would be taken for what is typed.
    if (ending === "stay" && isAllStored) setConfirmation({ message: storedMessage(noun, isNew, note), kind });
    else if (ending === "stay") announce(storedMessage(noun, isNew, note), stored, kind);
    if (isNew) onCreated?.(stored);
  }

  function handleOutcome(outcome: Outcome<Item, Values>, sent: Tried<Values> & Noted) {
    if (outcome.kind === "stored") return handleStored(outcome, sent);
    if (outcome.kind === "changed") return writing.meet(outcome.theirs, outcome.base);
    writing.goOn(noun.form.empty(), undefined);
    onGone();
  }

  return handleOutcome;
}

/** Saves what is written, and settles what comes of it. */
export function useSave<Item extends EditedItem, Values extends Record<string, unknown>, Input>(saved: Saved<Item, Values, Input>) {
  const { noun, id, writing } = saved;
  const { onFaults, announce } = saved.handlers;
  const { form } = writing;
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const tries = useTries();
  const { handleFaults, handleRefused, showFaults } = faultHandlers(form, { onFaults, onRefused: tries.end });
  const handleOutcome = settling(saved, setConfirmation);

  const saving = useSaving({ noun, attempt: writing.attempt, announce, onRefused: handleRefused });

  function save(ending: Ending, { base, version, values } = { ...writing.origin, values: form.getValues() }) {
    if (saving.isPending) return;
    setConfirmation(undefined);
    const tidied = noun.form.tidy?.(values) ?? values;
    form.setValues(tidied);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      tries.reset(); // what failed before is no longer why nothing is saved
      return handleFaults(errors);
    }
    // Heard only while the form is mounted: one that was closed meanwhile closes nothing.
    const sent = { base, version, values: tidied, id, ending };
    const handleSuccess = ({ outcome, note }: Awaited<ReturnType<typeof saving.mutateAsync>>) => {
      tries.end();
      handleOutcome(outcome, { ...sent, note });
    };
    saving.mutate(sent, { onSuccess: handleSuccess });
  }

  return {
    isPending: saving.isPending,
    failure: tries.failure,
    tries: tries.count,
    confirmation,
    save,
    showFaults,
    reset: () => {
      tries.reset();
      setConfirmation(undefined);
    },
  };
}
