import { type Attribute, attributeKey } from "#contracts/attribute/attribute.ts";
import { parseValue } from "#contracts/attribute/parse-value.ts";
import { NO, YES } from "#contracts/attribute/yes-no.ts";
import type { Property } from "#contracts/attribute/properties.ts";
import type { ShownSpecification, Specification } from "#contracts/product/product-parts.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { englishFigures, englishMeasure, englishUnit } from "./english-writing.ts";

/** A value without a word: numbers, sizes, spans. */
const ONLY_FIGURES = /^[\d\s.,×x±≤≥<>/+−–-]+$/u;

const YES_OR_NO: Record<string, string> = { [YES]: "Yes", [NO]: "No" };

/** What a row's value is in English where its kind tells; undefined for words, which a translator has to write. */
function englishValue(attribute: Attribute | undefined, written: Specification): string | undefined {
  const { value } = written;
  if (ONLY_FIGURES.test(value)) return englishFigures(value);
  if (attribute?.type === "boolean") return YES_OR_NO[normalize(value)];
  const isMeasure = attribute?.type === "number" || attribute?.type === "range";
  const hasRemark = value.includes("(");
  return isMeasure && !hasRemark && parseValue(attribute, written) ? englishMeasure(value) : undefined;
}

function inEnglish(written: Specification, attribute: Attribute | undefined): ShownSpecification {
  const name = attribute?.name_en;
  const value = englishValue(attribute, written);
  return {
    name: name || written.name,
    value: value ?? written.value,
    unit: englishUnit(written.unit, written.value),
    name_language: name ? "en" : "fr",
    value_language: value === undefined ? "fr" : "en",
  };
}

/** The specifications of a product in a language, `shown` being as its translation says them and `french` the same rows as they are stored. What the translation
 *  tells stays; a row that it does not tell, which is then the stored one itself, is called as its category's attribute is, with its figures as the language
 *  writes them. Attributes have English names only: in any other language such a row stays French. */
export function specificationsInLanguage(
  attributes: Attribute[],
  { french, shown }: { french: Specification[]; shown: Specification[] },
  language: Language,
): ShownSpecification[] {
  if (language !== "en") return shown;
  const byKey = new Map(attributes.map((attribute) => [attributeKey(attribute.name), attribute]));
  return shown.map((row, place) => (row === french[place] ? inEnglish(row, byKey.get(attributeKey(row.name))) : row));
}

/** What structured data tell, with units that are words as a language has them. */
export function propertiesInLanguage(properties: Property[], language: Language): Property[] {
  if (language !== "en") return properties;
  return properties.map(({ unitText, ...property }) => ({
    ...property,
    ...(unitText && { unitText: englishUnit(unitText, `${property.value ?? ""}`) }),
  }));
}
