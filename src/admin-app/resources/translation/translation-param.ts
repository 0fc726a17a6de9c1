import { type TranslationKey, translationKeySchema } from "#contracts/translation/translation.ts";

/** A translation as its URL names it, whether it is written or not: `product-12-en`. */
export function paramOf({ noun, record, language }: TranslationKey): string {
  return `${noun}-${record}-${language}`;
}

/** What such a name says; undefined for what is none. */
export function keyIn(param: string): TranslationKey | undefined {
  const [, noun, record, language] = /^([a-z-]+)-(\d+)-([a-z]{2})$/.exec(param) ?? [];
  return translationKeySchema.safeParse({ noun, record: Number(record), language }).data;
}
