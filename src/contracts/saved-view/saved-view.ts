import { z } from "zod";
import { requiredLine } from "../shared/text.ts";

/** Most saved views of one person and one list. */
export const SAVED_VIEWS_MAX = 20;

/** Names a list by its path in the back office. */
export const savedViewQuerySchema = z.object({ list: z.string().regex(/^\/admin\/dashboard\/[a-z-]+$/, "Cette liste n’existe pas.") });

/** Names one saved view of a list. */
export const savedViewKeySchema = savedViewQuerySchema.extend({ name: requiredLine(60) });

/** A named filter of a list: `search` is the query of its URL, without the question mark and the page. */
export const savedViewSchema = savedViewKeySchema.extend({ search: z.string().min(1).max(2000) });

/** The saved views of a list, by their names. */
export const savedViewsSchema = z.array(savedViewSchema.pick({ name: true, search: true }));
