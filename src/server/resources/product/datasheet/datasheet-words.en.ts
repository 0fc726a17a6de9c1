import { factWords } from "#contracts/product/fact-words.en.ts";
import { BRAND } from "#contracts/shared/brand.ts";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: BRAND.timeZone });
const COUNTRY = new Intl.DisplayNames("en", { type: "region" });

export const datasheet: typeof import("./datasheet-words.fr.ts").datasheet = {
  ...factWords,
  language: "en",
  name: "Product sheet",
  filename: (slug) => `product-sheet-${slug}.pdf`,
  reference: (reference) => `Reference ${reference}`,
  version: (version, saved) => `Version ${version}, ${DAY.format(saved)}`,
  page: (number, count) => `Page ${number} of ${count}`,
  description: "Description",
  specifications: "Technical specifications",
  dimensions: "Dimensions",
  benefits: "Features",
  installation: "For the installation",
  complementary: "Goes well with",
  colon: ": ",
  country: (code) => COUNTRY.of(code) ?? code,
};
