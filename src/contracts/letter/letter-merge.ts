import { fieldRules } from "../merge/field-rules.ts";
import { parts, rows } from "../merge/merge-rows.ts";
import { type LetterSection, letterInputSchema, letterSectionSchema, LETTER_SECTION_LABELS } from "./letter.ts";

/** Rules for merging two changes of a letter: a section by its id, and each of its fields by itself. */
export const LETTER_MERGE = fieldRules(letterInputSchema, {
  sections: rows<LetterSection>({
    keyOf: ({ id }) => id,
    nameOf: ({ kind }) => LETTER_SECTION_LABELS[kind],
    row: parts<LetterSection>(fieldRules(letterSectionSchema)),
  }),
});
