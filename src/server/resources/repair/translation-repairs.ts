import type { EntityManager } from "@mikro-orm/postgresql";
import type { Repair } from "#contracts/repair/repair.ts";
import { TRANSLATION_LANGUAGES } from "#contracts/translation/translation.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { listVisibleInState } from "#server/platform/translation/translation-list.ts";

/** Kind of fault of each state of a translation. Visitors read French where it is a draft, too. */
const FAULTS = [
  { state: "missing", kind: "missing_translation", note: "" },
  { state: "draft", kind: "missing_translation", note: ", en brouillon" },
  { state: "outdated", kind: "outdated_translation", note: "" },
] as const;

/** Lists the visible records that lack a published translation, and those whose French was changed since. */
export async function findTranslationRepairs(em: EntityManager, now: Date): Promise<Repair[]> {
  const found: Repair[] = [];
  for (const language of TRANSLATION_LANGUAGES)
    for (const { state, kind, note } of FAULTS)
      for (const { noun, record, title } of await listVisibleInState(em, { language, state, seenAt: now }))
        found.push({ kind, noun, record, title, field: language, detail: LANGUAGE_IN_FRENCH[language] + note });
  return found;
}
