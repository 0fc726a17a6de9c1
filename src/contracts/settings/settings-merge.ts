import { fieldRules } from "../merge/field-rules.ts";
import { parts, rows, whole } from "../merge/merge-rows.ts";
import { type FaqEntry, faqEntrySchema, type Hours, settingsInputSchema } from "./settings.ts";

/** How two changes of the settings are merged. A line of opening hours is one thing. */
export const SETTINGS_MERGE = fieldRules(settingsInputSchema, {
  hours: rows<Hours>({ keyOf: ({ from }) => String(from), row: whole<Hours>("from", "to", "opens", "closes"), allowsBoth: true }),
  faq: rows<FaqEntry>({ keyOf: ({ question }) => question, row: parts<FaqEntry>(fieldRules(faqEntrySchema)) }),
});
