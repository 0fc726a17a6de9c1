import { BRAND } from "#contracts/shared/brand.ts";
import type { Language } from "#contracts/shared/language.ts";

/** A day of the company's calendar, and one that is written without a clock. */
const daysIn = (locale: string) => ({
  moment: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: BRAND.timeZone }),
  day: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
});

const FRENCH = daysIn("fr");
const ENGLISH = daysIn("en-GB");

const french = {
  name: "Fiche produit",
  filename: (slug: string) => `fiche-${slug}.pdf`,
  reference: (reference: string) => `Référence ${reference}`,
  version: (version: number, saved: Date) => `Version ${version}, ${FRENCH.moment.format(saved)}`,
  page: (number: number, count: number) => `Page ${number} sur ${count}`,
  description: "Description",
  specifications: "Spécifications techniques",
  benefits: "Caractéristiques",
  compatibility: "Compatibilité",
  installation: "Pour l’installation",
  requires: "Nécessite",
  complementary: "Se complète avec",
  replacedBy: "Remplacé par",
  compliance: "Sécurité et conformité",
  manufacturer: "Fabricant",
  responsible: "Personne responsable dans l’Union européenne",
  warnings: "Avertissements de sécurité",
  dataNotice: "Données produites par l’appareil",
  securityUpdates: "Mises à jour de sécurité",
  until: (day: string) => `Garanties jusqu’au ${FRENCH.day.format(new Date(day))}`,
  country: (code: string) => new Intl.DisplayNames(["fr"], { type: "region" }).of(code) ?? code,
};

const english: typeof french = {
  name: "Product sheet",
  filename: (slug) => `product-sheet-${slug}.pdf`,
  reference: (reference) => `Reference ${reference}`,
  version: (version, saved) => `Version ${version}, ${ENGLISH.moment.format(saved)}`,
  page: (number, count) => `Page ${number} of ${count}`,
  description: "Description",
  specifications: "Technical specifications",
  benefits: "Features",
  compatibility: "Compatibility",
  installation: "For the installation",
  requires: "Requires",
  complementary: "Goes well with",
  replacedBy: "Replaced by",
  compliance: "Safety and compliance",
  manufacturer: "Manufacturer",
  responsible: "Responsible person in the European Union",
  warnings: "Safety warnings",
  dataNotice: "Data that the device generates",
  securityUpdates: "Security updates",
  until: (day) => `Guaranteed until ${ENGLISH.day.format(new Date(day))}`,
  country: (code) => new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code,
};

/** What a datasheet says beside the product's own words. */
export const WORDS: Record<Language, typeof french> = { fr: french, en: english };
