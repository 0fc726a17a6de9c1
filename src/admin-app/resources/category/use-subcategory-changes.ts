import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Category } from "#contracts/category/category.ts";
import { ERROR_MESSAGE } from "#contracts/shared/errors.ts";
import { takeDraft } from "#admin-app/kit/draft/draft.ts";
import { useStoredDraft } from "#admin-app/kit/draft/use-stored-draft.ts";
import { mergedNote } from "#admin-app/kit/editor/saving/merged-note.ts";
import type { Fields } from "#admin-app/kit/editor/edited-resource.ts";
import { type Attempt, save } from "#admin-app/kit/editor/saving/save.ts";
import { isUncertain, RefusedRequest } from "#admin-app/kit/errors/failure.ts";
import { CATEGORY, refreshCategories } from "./category-editing.ts";
import { computeChange, applyChange, isChange, NO_CHANGE, type SubcategoryChange } from "./subcategory-change.ts";

const DRAFT_KEY = "subcategories";

/** Changes of sub-categories by the id of their category, and the ones that are typed but not added yet. */
type Pending = { changes: Record<string, SubcategoryChange>; typed: Record<string, string> };

const NOTHING: Pending = { changes: {}, typed: {} };

/** Attempts that got no answer, by the id of their category. */
type Attempts = Map<number, Attempt<Fields>>;

/** Stores a category's sub-categories, merged with what another administrator changed of it meanwhile; `note` says
 *  so. */
async function storeSubcategories(category: Category, subcategories: string[], attempts: Attempts) {
  const { id, version } = category;
  const base = CATEGORY.form.sent(CATEGORY.form.of(category));
  const saved = { id, version, base, input: { ...base, subcategories }, earlier: attempts.get(id) };
  try {
    const outcome = await save(CATEGORY, saved, (attempt) => attempts.set(id, attempt));
    attempts.delete(id);
    if (outcome.kind !== "stored") throw refusal(outcome.kind === "gone" ? "not_found" : "stale");
    const { item: stored, isMerged } = outcome;
    return { stored, note: isMerged ? await mergedNote(CATEGORY.name, id, { from: version, to: stored.version }) : undefined };
  } catch (error) {
    if (!isUncertain(error)) attempts.delete(id);
    throw error;
  }
}

const refusal = (code: "not_found" | "stale") => new RefusedRequest({ success: false, code, message: ERROR_MESSAGE[code] });

/** Sub-categories added and removed right in the list: held here, and through a reload, until they are saved or given
 *  up. Source: CATEG-2. */
export function useSubcategoryChanges({
  onSaved,
  onFailed,
}: {
  onSaved: (stored: Category, note: string | undefined) => void;
  onFailed: (error: unknown) => void;
}) {
  const [drafted] = useState(() => takeDraft(DRAFT_KEY, NOTHING)?.values ?? NOTHING);
  const [changes, setChanges] = useState(drafted.changes);
  const [typed, setTyped] = useState(drafted.typed);
  const isPending = Object.keys({ ...changes, ...typed }).length > 0;
  const draft = useMemo(() => ({ values: { changes, typed }, base: NOTHING, version: undefined }), [changes, typed]);
  useStoredDraft(DRAFT_KEY, isPending ? draft : undefined);

  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  }, [changes]);

  function change({ id, subcategories }: Category, next: SubcategoryChange) {
    setChanges(({ [id]: _, ...others }) => (isChange(subcategories, next) ? { ...others, [id]: next } : others));
  }

  const [attempts] = useState<Attempts>(() => new Map());
  const saving = useMutation({
    mutationFn: async (category: Category) => {
      const sent = applyChange(category.subcategories, changes[category.id] ?? NO_CHANGE);
      const outcome = await storeSubcategories(category, sent, attempts);
      await refreshCategories();
      return { ...outcome, sent };
    },
    onSuccess: ({ stored, sent, note }, category) => {
      // What was changed while it was being saved still waits for its own save.
      const wanted = applyChange(category.subcategories, latest.current[category.id] ?? NO_CHANGE);
      change(stored, computeChange(sent, wanted));
      onSaved(stored, note);
    },
    onError: (error) => {
      onFailed(error);
      // another administrator may have changed it: what is typed here is shown over what is stored now
      void refreshCategories();
    },
  });

  return {
    /** Computes the rest of a change: parts may be stored, and only the reply lost, or made by another
     *  administrator. */
    of: ({ id, subcategories }: Category) => computeChange(subcategories, applyChange(subcategories, changes[id] ?? NO_CHANGE)),
    change,
    typedFor: ({ id }: Category) => typed[id] ?? "",
    type: ({ id }: Category, text: string) => setTyped(({ [id]: _, ...others }) => (text === "" ? others : { ...others, [id]: text })),
    save: (category: Category) => saving.mutate(category),
    isSaving: ({ id }: Category) => saving.isPending && saving.variables.id === id,
  };
}
