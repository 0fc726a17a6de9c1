import { factWords } from "#contracts/product/fact-words.en.ts";
import type { Download } from "#contracts/product/product-parts.ts";

const MEGABYTE = 1024 * 1024;

const KILOBYTES = new Intl.NumberFormat("en-GB", { style: "unit", unit: "kilobyte" });
const MEGABYTES = new Intl.NumberFormat("en-GB", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

const TYPES: Record<Download["type"], string> = {
  "Fiche technique": "Datasheet",
  Manuel: "Manual",
  Notice: "Instructions",
  Schéma: "Diagram",
  Certificat: "Certificate",
};

const LANGUAGES: Record<Download["language"], string> = { Français: "French", Anglais: "English", Espagnol: "Spanish", Allemand: "German" };

export const m: typeof import("./messages.fr.ts").m = {
  ...factWords,
  benefits: "Product features",
  noSpecifications: "No specifications for this product.",
  bytes: (count) => (count < MEGABYTE ? KILOBYTES.format(Math.ceil(count / 1024)) : MEGABYTES.format(count / MEGABYTE)),
  version: (version) => `version ${version}`,
  month: (day) => MONTH.format(new Date(day)),
  /** The day of the record's last change. */
  asOf: (moment) => `Correct as of ${DAY.format(new Date(moment))}`,
  type: (written) => TYPES[written],
  writtenIn: (written) => `in ${LANGUAGES[written]}`,
  ownLanguage: "Anglais",
  otherLanguages: "In other languages",
  sheet: "Product sheet",
  sheetFacts: "PDF, made from this page",
  lasting: "Permanent links and file fingerprints",
  lastingWhy:
    "The permanent link always leads to the latest version of the document. The fingerprint lets you verify the file that you received.",
  lastingUrl: "Permanent link",
  hash: "SHA-256 fingerprint",
  size: (written) => written,
  noDownloads: "Nothing to download for this product.",
};
