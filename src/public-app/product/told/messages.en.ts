import type { Download } from "#contracts/product/product-parts.ts";

const MEGABYTE = 1024 * 1024;

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

const TYPES: Record<Download["type"], string> = {
  "Fiche technique": "Datasheet",
  Manuel: "Manual",
  Notice: "Instructions",
  Schéma: "Diagram",
  Certificat: "Certificate",
};

const LANGUAGES: Record<Download["language"], string> = { Français: "French", Anglais: "English", Espagnol: "Spanish", Allemand: "German" };

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const m: typeof import("./messages.fr.ts").m = {
  replacedBy: "Replaced by",
  compliance: "Safety and compliance",
  manufacturer: "Manufacturer",
  responsible: "Responsible person in the European Union",
  warnings: "Safety warnings",
  dataNotice: "Data that the device generates",
  securityUpdates: "Security updates",
  until: (day) => `Guaranteed until ${DAY.format(new Date(day))}`,
  requires: "Requires",
  noSpecifications: "No specifications for this product.",
  compatibility: "Compatibility",
  bytes: (count) => (count < MEGABYTE ? `${Math.ceil(count / 1024)}\u00a0KB` : `${(count / MEGABYTE).toFixed(1)}\u00a0MB`),
  version: (version) => `version ${version}`,
  month: (day) => MONTH.format(new Date(day)),
  type: (written) => TYPES[written],
  writtenIn: (written) => `in ${LANGUAGES[written]}`,
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
