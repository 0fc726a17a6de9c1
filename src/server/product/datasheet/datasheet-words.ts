import { factWords as factWordsInEnglish } from "#contracts/product/fact-words.en.ts";
import { factWords as factWordsInFrench } from "#contracts/product/fact-words.fr.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import type { Language } from "#contracts/shared/language.ts";

/** The day of a moment, in the company's calendar. */
const dayIn = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: BRAND.timeZone });

const FRENCH = dayIn("fr");
const ENGLISH = dayIn("en-GB");

const french = {
  ...factWordsInFrench,
  name: "Fiche produit",
  filename: (slug: string) => `fiche-${slug}.pdf`,
  reference: (reference: string) => `Référence ${reference}`,
  version: (version: number, saved: Date) => `Version ${version}, ${FRENCH.format(saved)}`,
  page: (number: number, count: number) => `Page ${number} sur ${count}`,
  description: "Description",
  specifications: "Spécifications techniques",
  benefits: "Caractéristiques",
  installation: "Pour l’installation",
  complementary: "Se complète avec",
  country: (code: string) => new Intl.DisplayNames(["fr"], { type: "region" }).of(code) ?? code,
};

const english: typeof french = {
  ...factWordsInEnglish,
  name: "Product sheet",
  filename: (slug) => `product-sheet-${slug}.pdf`,
  reference: (reference) => `Reference ${reference}`,
  version: (version, saved) => `Version ${version}, ${ENGLISH.format(saved)}`,
  page: (number, count) => `Page ${number} of ${count}`,
  description: "Description",
  specifications: "Technical specifications",
  benefits: "Features",
  installation: "For the installation",
  complementary: "Goes well with",
  country: (code) => new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code,
};

/** What a datasheet says beside the product's own words. */
export const WORDS: Record<Language, typeof french> = { fr: french, en: english };
