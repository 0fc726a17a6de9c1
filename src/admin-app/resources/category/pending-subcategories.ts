import type { Category } from "#contracts/category/category.ts";
import { createContext } from "react";
import { NO_CHANGE, type SubcategoryChange } from "./subcategory-change.ts";

/** Sub-categories that were changed and not saved, in the list or in the form over it: one state, shown by both. */
export type PendingSubcategories = {
  of: (category: Category) => SubcategoryChange;
  change: (category: Category, change: SubcategoryChange) => void;
};

/** Gives the form over the list what is pending in the list. */
export const PendingContext = createContext<PendingSubcategories>({ of: () => NO_CHANGE, change: () => {} });
