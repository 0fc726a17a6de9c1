import { type Rules, scalar } from "../merge/merge.ts";
import { rows } from "../merge/merge-rows.ts";
import { synonymKey, type SynonymGroupInput } from "./synonym-group.ts";

const words = rows<string>({ keyOf: synonymKey, nameOf: (word) => word, row: scalar });

/** How two changes of a group of synonyms are merged. */
export const SYNONYM_GROUP_MERGE: Rules<SynonymGroupInput> = { language: scalar, words, meant: words };
