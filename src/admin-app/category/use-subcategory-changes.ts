import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Category } from "#contracts/category/category.ts";
import { takeDraft } from "#admin-app/editor/draft/draft.ts";
import { isSame } from "#admin-app/editor/edited-noun.ts";
import { useStoredDraft } from "#admin-app/editor/draft/use-stored-draft.ts";
import { replyOf } from "#admin-app/errors/failure.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import { refreshCategories } from "./category-editing.ts";
import { changeBetween, changedNames, isChange, NO_CHANGE, type SubcategoryChange } from "./subcategory-change.ts";

const DRAFT_KEY = "subcategories";

/** By the id of a category: what is changed of its sub-categories, and the one that is typed but not added yet. */
type Pending = { changes: Record<string, SubcategoryChange>; typed: Record<string, string> };

const NOTHING: Pending = { changes: {}, typed: {} };

/** Counts as saved what is stored already, most often by a save whose reply was lost. */
async function storeSubcategories({ id, name, version }: Category, subcategories: string[]): Promise<Category> {
  try {
    return await rpcClient.categories.update.mutate({ id, name, subcategories, version });
  } catch (error) {
    if (replyOf(error)?.code !== "conflict") throw error;
    const stored = await rpcClient.categories.get.query({ id });
    if (!isSame(stored.subcategories, subcategories)) throw error;
    return stored;
  }
}

/** Sub-categories added and removed right in the list: held here, and through a reload, until they are saved or given up.
 *  Source: specification §4 « Categories ». */
export function useSubcategoryChanges({ onSaved, onFailed }: { onSaved: () => void; onFailed: (error: unknown) => void }) {
  const [drafted] = useState(() => takeDraft(DRAFT_KEY, NOTHING)?.values ?? NOTHING);
  const [changes, setChanges] = useState(drafted.changes);
  const [typed, setTyped] = useState(drafted.typed);
  const isPending = Object.keys({ ...changes, ...typed }).length > 0;
  useStoredDraft(DRAFT_KEY, isPending ? () => ({ values: { changes, typed }, base: NOTHING, version: undefined }) : undefined);

  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  }, [changes]);

  function change({ id, subcategories }: Category, next: SubcategoryChange) {
    setChanges(({ [id]: _, ...others }) => (isChange(subcategories, next) ? { ...others, [id]: next } : others));
  }

  const saving = useMutation({
    mutationFn: async (category: Category) => {
      const subcategories = changedNames(category.subcategories, changes[category.id] ?? NO_CHANGE);
      const stored = await storeSubcategories(category, subcategories);
      await refreshCategories();
      return stored;
    },
    onSuccess: (stored, category) => {
      // What was changed while it was being saved still waits for its own save.
      const wanted = changedNames(category.subcategories, latest.current[category.id] ?? NO_CHANGE);
      change(stored, changeBetween(stored.subcategories, wanted));
      onSaved();
    },
    onError: (error) => {
      onFailed(error);
      void refreshCategories(); // another administrator may have changed it: what is typed here is shown over what is stored now
    },
  });

  return {
    of: ({ id }: Category) => changes[id] ?? NO_CHANGE,
    change,
    typedFor: ({ id }: Category) => typed[id] ?? "",
    type: ({ id }: Category, text: string) => setTyped(({ [id]: _, ...others }) => (text === "" ? others : { ...others, [id]: text })),
    save: (category: Category) => saving.mutate(category),
    isSaving: ({ id }: Category) => saving.isPending && saving.variables.id === id,
  };
}
