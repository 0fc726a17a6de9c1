import { inLanguage } from "#contracts/shared/language.ts";
import { language } from "#messages/public-app/language/language";

/** A page of this site in this bundle's language, by its documented path, as other sites must write it. */
export function pageUrl(publicUrl: string, path: string): string {
  return publicUrl + inLanguage(language.code, path);
}

/** A URL of this site as other sites must write it; a URL of another site stays as it is. */
export function absoluteUrl(publicUrl: string, url: string): string {
  return /^https?:\/\//i.test(url) ? url : publicUrl + url;
}
