import { factWords, frenchDay } from "#contracts/product/fact-words.fr.ts";
import type { Download } from "#contracts/product/product-parts.ts";

const MEGABYTE = 1024 * 1024;

const KILOBYTES = new Intl.NumberFormat("fr", { style: "unit", unit: "kilobyte" });
const MEGABYTES = new Intl.NumberFormat("fr", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("fr", { month: "long", year: "numeric", timeZone: "UTC" });

export const m = {
  ...factWords,
  benefits: "Caractéristiques du produit",
  noSpecifications: "Aucune spécification pour ce produit.",
  /** A file of ours by its bytes: « 1,2 Mo ». */
  bytes: (count: number) => (count < MEGABYTE ? KILOBYTES.format(Math.ceil(count / 1024)) : MEGABYTES.format(count / MEGABYTE)),
  version: (version: string) => `version ${version}`,
  /** The month of a document's day. */
  month: (day: string) => MONTH.format(new Date(day)),
  /** The day of the record's last change. */
  asOf: (moment: string) => `Fiche à jour au ${frenchDay(DAY.format(new Date(moment)))}`,
  type: (written: Download["type"]): string => written,
  writtenIn: (written: Download["language"]): string => written.toLowerCase(),
  /** Language of documents for readers of this page. */
  ownLanguage: "Français" as Download["language"], // whichever it is
  otherLanguages: "Dans d’autres langues",
  sheet: "Fiche produit",
  sheetFacts: "PDF, établie d’après cette page",
  lasting: "Liens permanents et empreintes des fichiers",
  lastingWhy: "Un lien permanent mène toujours à la dernière version du document. L’empreinte permet de vérifier le fichier reçu.",
  lastingUrl: "Lien permanent",
  hash: "Empreinte SHA-256",
  /** A size that our own upload wrote, as French writes it. Any other text stays as it was written. */
  size: (written: string) => written.replace(/^(\d+)\.(\d+) MB$/, "$1,$2\u00a0Mo"),
  noDownloads: "Aucun document à télécharger pour ce produit.",
};
