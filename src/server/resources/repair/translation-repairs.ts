import type { EntityManager } from "@mikro-orm/postgresql";
import type { Repair } from "#contracts/repair/repair.ts";
import { TRANSLATION_LANGUAGES } from "#contracts/translation/translation.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { listRecordsInState } from "#server/platform/translation/translation-list.ts";

/** Lists the records that lack a translation, and those whose French was changed since. */
export async function findTranslationRepairs(em: EntityManager): Promise<Repair[]> {
  const found: Repair[] = [];
  for (const language of TRANSLATION_LANGUAGES)
    for (const state of ["missing", "outdated"] as const)
      for (const { noun, record, title } of await listRecordsInState(em, { language, state }))
        found.push({ kind: `${state}_translation`, noun, record, title, field: language, detail: LANGUAGE_IN_FRENCH[language] });
  return found;
}
