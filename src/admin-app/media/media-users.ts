import { createContext } from "react";
import type { ItemPath } from "#admin-app/noun.ts";

/** A noun that shows files: its name, where one of it is written, and what the fields that hold files are called. */
export type MediaUser = { name: string; to: ItemPath; fields: Record<string, string> };

/** Every such noun by its name. Comes from above, because this noun must not import the list that it stands in. */
export const MediaUsersContext = createContext<ReadonlyMap<string, MediaUser>>(new Map());
