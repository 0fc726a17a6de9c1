import { ARTICLE_MERGE } from "#contracts/article/article-merge.ts";
import { mergeFields, type Merging } from "./merge.ts";

/** Merges three versions of an article's content. */
export const content = (base: string, mine: string, theirs: string, how?: Merging) =>
  mergeFields(ARTICLE_MERGE, { base: { content: base }, mine: { content: mine }, theirs: { content: theirs } }, how);
