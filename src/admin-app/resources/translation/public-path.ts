import { inLanguage, type Language } from "#contracts/shared/language.ts";

/** Where visitors read a record in a language. */
export function publicPath(noun: string, language: Language, slug: string): string {
  const path = { product: `/produits/${slug}`, article: `/blog/${slug}`, category: "/produits", feature: "/fonctionnalites" }[noun] ?? "";
  return inLanguage(language, path) || "/";
}
