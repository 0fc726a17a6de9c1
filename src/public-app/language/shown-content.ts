import type { Language } from "#contracts/shared/language.ts";
import { language } from "#messages/public-app/language/language";

// Both in one file, which comes with every page: by itself the first would bring the scripts of a room along.

/** The language of something that administrators write, where it is not the page's: it stands on the elements that show it. */
export function langOf(shown: { language?: Language | undefined } | null | undefined): Language | undefined {
  return shown?.language === language.code ? undefined : language.contentLanguage;
}

/** A path, and what follows it, with another last part. */
export function withSlug(path: string, slug: string): string {
  return path.replace(/[^/?#]+(?=[?#]|$)/, slug);
}
