import { uniqueNames, type Category } from "#contracts/category/category.ts";
import { createContext } from "react";

/** Unsaved changes of a category's sub-categories. Relative to what is stored, so that they still mean the same when
 *  another administrator changes the list meanwhile. */
export type SubcategoryChange = { added: string[]; removed: string[] };

export const NO_CHANGE: SubcategoryChange = { added: [], removed: [] };

const isNamed = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();

/** Adds a name: trimmed; an empty one or one that differs only in case is ignored. One that was removed comes back.
 *  Source: CATEG-1. */
export function addName(stored: string[], { added, removed }: SubcategoryChange, typed: string): SubcategoryChange {
  const name = typed.trim();
  if (removed.some(isNamed(name))) return { added, removed: removed.filter((other) => !isNamed(name)(other)) };
  if (name === "" || [...stored, ...added].some(isNamed(name))) return { added, removed };
  return { added: [...added, name], removed };
}

/** Removes a name: one that was only just added is forgotten. */
export function removeName(stored: string[], { added, removed }: SubcategoryChange, name: string): SubcategoryChange {
  return { added: added.filter((other) => other !== name), removed: stored.includes(name) ? [...removed, name] : removed };
}

/** The list as it would be saved. */
export function applyChange(stored: string[], { added, removed }: SubcategoryChange): string[] {
  return uniqueNames([...stored.filter((name) => !removed.some(isNamed(name))), ...added]);
}

/** Computes the change from a stored list to the wanted one. */
export function computeChange(stored: string[], wanted: string[]): SubcategoryChange {
  return {
    added: wanted.filter((name) => !stored.some(isNamed(name))),
    removed: stored.filter((name) => !wanted.some(isNamed(name))),
  };
}

/** Checks that saving it would change something. */
export function isChange(stored: string[], change: SubcategoryChange): boolean {
  return applyChange(stored, change).join("\n") !== stored.join("\n");
}

/** Sub-categories that were changed and not saved, in the list or in the form over it: one state, shown by both. */
type PendingSubcategories = {
  of: (category: Category) => SubcategoryChange;
  change: (category: Category, change: SubcategoryChange) => void;
};

/** Gives the form over the list what is pending in the list. */
export const PendingContext = createContext<PendingSubcategories>({ of: () => NO_CHANGE, change: () => {} });
