import { fieldRules } from "../merge/field-rules.ts";
import { scalar } from "../merge/merge.ts";
import { rows } from "../merge/merge-rows.ts";
import { synonymGroupInputSchema, synonymKey } from "./synonym-group.ts";

const words = rows<string>({ keyOf: synonymKey, nameOf: (word) => word, row: scalar });

/** How two changes of a group of synonyms are merged. */
export const SYNONYM_GROUP_MERGE = fieldRules(synonymGroupInputSchema, { words, meant: words });
