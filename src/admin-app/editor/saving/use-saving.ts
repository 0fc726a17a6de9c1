import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { isUncertain } from "#admin-app/errors/failure.ts";
import type { Attempt } from "./attempt.ts";
import type { Writing } from "#admin-app/editor/draft/draft.ts";
import { type EditedItem, type EditedNoun, isSame, storedMessage } from "#admin-app/editor/edited-noun.ts";
import { mergedNote } from "./merged-note.ts";
import { save } from "./save.ts";

/** How a save ends: the form closes, or stays as it is. */
export type Ending = "close" | "stay";

/** What is saved; without `id` something new. */
export type Tried<Values> = Writing<Values> & { id: number | undefined; ending: Ending };

/** Kinds of result of a save: something new, a change, or nothing that was not stored already. */
export type SaveKind = "new" | "changed" | "unchanged";

/** Result of saving an item. */
export function kindOf<Item extends EditedItem, Values extends object, Input>(
  { form }: Pick<EditedNoun<Item, Values, Input>, "form">,
  { id, version, base, values }: Pick<Tried<Values>, "id" | "version" | "base" | "values">,
  stored: Item,
): SaveKind {
  if (id === undefined) return "new";
  return stored.version === version || isSame(form.sent(base), form.sent(values)) ? "unchanged" : "changed";
}

/** Remembers the last attempt whose outcome is unknown. */
export type AttemptMemory<Input> = { last: () => Attempt<Input> | undefined; remember: (attempt: Attempt<Input> | undefined) => void };

/** Sends what a form holds. */
export function useSaving<Item extends EditedItem, Values extends object, Input>({
  noun,
  attempt,
  announce,
  onRefused,
}: {
  noun: EditedNoun<Item, Values, Input>;
  attempt: AttemptMemory<Input>;
  announce: (message: string, stored: Item, kind: SaveKind) => void;
  onRefused: (error: unknown) => void;
}) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return useMutation({
    mutationFn: async ({ values, base, id, version = 0 }: Tried<Values>) => {
      const saved = { id, version: id === undefined ? undefined : version, base, values, earlier: attempt.last() };
      const outcome = await save(noun, saved, attempt.remember);
      if (outcome.kind !== "stored" || !outcome.isMerged) return { outcome };
      return { outcome, note: await mergedNote(noun.name, outcome.item.id, { from: version, to: outcome.item.version }) };
    },
    onSuccess: ({ outcome, note }, { ending, ...tried }) => {
      attempt.remember(undefined);
      if (outcome.kind !== "stored") return;
      void noun.server.refresh();
      // A form that stays says it itself.
      if (ending === "close" || !isShown.current)
        announce(storedMessage(noun, tried.id === undefined, note), outcome.item, kindOf(noun, tried, outcome.item));
    },
    onError: (error) => {
      if (isUncertain(error)) void noun.server.refresh(); // it may be stored all the same, and only the reply lost
      else attempt.remember(undefined);
      onRefused(error);
    },
  });
}
