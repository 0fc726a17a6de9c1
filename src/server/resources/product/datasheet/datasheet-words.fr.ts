import { factWords, frenchDay } from "#contracts/product/fact-words.fr.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import type { Language } from "#contracts/shared/language.ts";

/** The day of a moment, in the company's calendar. */
const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: BRAND.timeZone });
const COUNTRY = new Intl.DisplayNames("fr", { type: "region" });

/** Words of a datasheet beside those of the product. */
export const datasheet = {
  ...factWords,
  /** The language that the sheet is in. */
  language: "fr" as Language, // whichever it is
  name: "Fiche produit",
  filename: (slug: string) => `fiche-${slug}.pdf`,
  reference: (reference: string) => `Référence ${reference}`,
  version: (version: number, saved: Date) => `Version ${version}, ${frenchDay(DAY.format(saved))}`,
  page: (number: number, count: number) => `Page ${number} sur ${count}`,
  description: "Description",
  specifications: "Spécifications techniques",
  dimensions: "Dimensions",
  benefits: "Caractéristiques",
  installation: "Pour l’installation",
  complementary: "Se complète avec",
  /** Separator of the title and the text of an advantage. */
  colon: "\u202f: ",
  country: (code: string) => COUNTRY.of(code) ?? code,
};
