import type { Language } from "#contracts/shared/language.ts";
import { language } from "#messages/public-app/language/language";
import type { LanguageAttributes } from "./language-settings.ts";

// All in one file, which comes with every page: by itself each would bring the scripts of a section along.

/** The attributes of elements that show something that administrators write, where it is not in the page's language. */
export function langAttributes(shown: { language?: Language | undefined } | null | undefined): LanguageAttributes | undefined {
  return shown?.language === language.code ? undefined : language.french;
}

/** A path, and what follows it, with another last part. */
export function withSlug(path: string, slug: string): string {
  return path.replace(/[^/?#]+(?=[?#]|$)/, slug);
}
