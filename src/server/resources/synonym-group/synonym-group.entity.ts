import { defineEntity, p } from "@mikro-orm/core";
import { lettersOf } from "#contracts/shared/normalize.ts";
import { entityColumns, languageOrFrench, listOf } from "#server/platform/database/columns.ts";

type Written = { words: string[] };

const titleOf = ({ words }: Written) => words.join(", ");
const keysOf = ({ words }: Written) => words.map(lettersOf);

const SynonymGroupSchema = defineEntity({
  name: "SynonymGroup",
  properties: {
    ...entityColumns,
    /** Name in the history and the bin. */
    title: p.text().onCreate(titleOf).onUpdate(titleOf),
    /** Language of the pages whose visitors type its words. */
    language: languageOrFrench,
    words: listOf<string>(),
    meant: listOf<string>(),
    /** The words as two spellings are compared. */
    keys: p.array().columnType("text[]").hidden().onCreate(keysOf).onUpdate(keysOf),
  },
});

/** A group of synonyms: words that visitors type, and what our texts say instead. */
export class SynonymGroup extends SynonymGroupSchema.class {}
SynonymGroupSchema.setClass(SynonymGroup);
