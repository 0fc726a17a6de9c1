import {
  TRANSLATION_LANGUAGES,
  TRANSLATION_STATES,
  type TranslationKey,
  translationListQuerySchema,
  type TranslationState,
  translationKeySchema,
} from "#contracts/translation/translation.ts";
import { type PagedFilter, parsePagedFilter } from "#admin-app/kit/collection/filter/list-filter.ts";

/** The state of the list that lives in its URL; an absent resource or state is all of them, an absent language the
 *  first. */
type TranslationFilter = PagedFilter & { language?: TranslationKey["language"]; noun?: string; state?: TranslationState };

/** Reads the URL of the list; everything unknown, empty or default is dropped. */
export function parseTranslationFilter(search: Record<string, unknown>): TranslationFilter {
  const language = TRANSLATION_LANGUAGES.slice(1).find((known) => known === search.language);
  const resource = translationListQuerySchema.shape.noun.safeParse(search.noun).data;
  const state = TRANSLATION_STATES.find((known) => known === search.state);
  return { ...parsePagedFilter(search), ...(language && { language }), ...(resource && { noun: resource }), ...(state && { state }) };
}

/** The language that a filter shows. */
export function languageOf({ language = TRANSLATION_LANGUAGES[0] ?? "en" }: TranslationFilter): TranslationKey["language"] {
  return language;
}

/** A translation as its URL names it, whether it is written or not: `product-12-en`. */
export function toParam({ noun: resource, record, language }: TranslationKey): string {
  return `${resource}-${record}-${language}`;
}

/** Parses such a name; undefined for any other text. */
export function parseParam(param: string): TranslationKey | undefined {
  const [, resource, record, language] = /^([a-z-]+)-(\d+)-([a-z]{2})$/.exec(param) ?? [];
  return translationKeySchema.safeParse({ noun: resource, record: Number(record), language }).data;
}
