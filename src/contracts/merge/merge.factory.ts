import { articleInputSchema } from "#contracts/article/article.ts";
import { fieldRules } from "./field-rules.ts";
import { mergeFields, type Merging } from "./merge.ts";

/** The rules by which two changes of an article are merged. */
export const ARTICLE_MERGE = fieldRules(articleInputSchema);

/** Merges three versions of an article's content. */
export const content = (base: string, mine: string, theirs: string, how?: Merging) =>
  mergeFields(ARTICLE_MERGE, { base: { content: base }, mine: { content: mine }, theirs: { content: theirs } }, how);
