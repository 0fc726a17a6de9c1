import { type Attribute, attributeKey } from "#contracts/attribute/attribute.ts";
import { parseValue } from "#contracts/attribute/parse-value.ts";
import { NO, YES } from "#contracts/attribute/value-text.ts";
import type { Property } from "#contracts/attribute/properties.ts";
import type { ShownSpecification, Specification } from "#contracts/product/product-parts.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** A value without a word: numbers, sizes, spans. */
const ONLY_FIGURES = /^[\d\s.,×x±≤≥<>/+−–-]+$/u;

const YES_OR_NO: Record<string, string> = { [YES]: "Yes", [NO]: "No" };

/** Translates a row's value into English where its kind allows it; undefined for words, which a translator has to
 *  write. */
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

/** Translates the specifications of a product. `shown` has them as its translation says, `french` as they are stored. A
 *  row that is not translated, thus the stored one itself, gets its attribute's name and localized figures. Attributes
 *  have English names only: in any other language such a row stays French. */
export function specificationsInLanguage(
  attributes: Attribute[],
  { french, shown }: { french: Specification[]; shown: Specification[] },
  language: Language,
): ShownSpecification[] {
  if (language !== "en") return shown;
  const byKey = new Map(attributes.map((attribute) => [attributeKey(attribute.name), attribute]));
  return shown.map((row, index) => (row === french[index] ? inEnglish(row, byKey.get(attributeKey(row.name))) : row));
}

/** Translates the units of structured data that are words. */
export function propertiesInLanguage(properties: Property[], language: Language): Property[] {
  if (language !== "en") return properties;
  return properties.map(({ unitText, ...property }) => ({
    ...property,
    ...(unitText && { unitText: englishUnit(unitText, `${property.value ?? ""}`) }),
  }));
}

/** Units that are words, or short for French ones: of one, and of several. */
const UNITS: Record<string, [one: string, several: string]> = {
  an: ["year", "years"],
  ans: ["year", "years"],
  année: ["year", "years"],
  années: ["year", "years"],
  mois: ["month", "months"],
  jour: ["day", "days"],
  jours: ["day", "days"],
  j: ["day", "days"],
  heure: ["hour", "hours"],
  heures: ["hour", "hours"],
  minutes: ["minute", "minutes"],
  secondes: ["second", "seconds"],
  litres: ["litre", "litres"],
  mètre: ["metre", "metres"],
  mètres: ["metre", "metres"],
  grammes: ["gram", "grams"],
  ampères: ["ampere", "amperes"],
  degrés: ["degree", "degrees"],
  "tr/min": ["rpm", "rpm"],
};

const DECIMALS = /(?<![\d,.])(\d+),(\d+)(?![\d,.])/gu;
const GROUPED = /(?<![\d,.])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)/gu;
const GROUPED_DECIMALS = /(?<![\d,.])(\d{1,3}(?:[ \u00A0\u202F]\d{3})+),(\d+)(?![\d,.])/gu;
const FROM_TO = /(?<=[\d\p{L}²°%])\s?(?<=[\s\d])(?:à|et)(?=[\s\d])\s?(?=[\d+−-])/gu;
const UNIT = /(?<=\d\s?)(?:\p{L}+\/)?\p{L}+/gu;

const withCommas = (digits: string) => digits.replaceAll(/[ \u00A0\u202F]/g, ",");

/** A unit in English; `value` decides between singular and plural. One that both languages share stays. */
export function englishUnit(unit: string, value = ""): string {
  const [one, several] = UNITS[unit.trim()] ?? [unit, unit];
  return value.trim() === "1" ? one : several;
}

/** Figures as English writes them: « 2 000,5 à 6 500 » gives `2,000.5 to 6,500`. Lists of more than two numbers
 *  stay. */
export function englishFigures(text: string): string {
  return text
    .replaceAll(GROUPED_DECIMALS, (_, whole: string, part: string) => `${withCommas(whole)}.${part}`)
    .replaceAll(DECIMALS, "$1.$2")
    .replaceAll(GROUPED, withCommas)
    .replaceAll(FROM_TO, " to ");
}

/** A value that is known to be a number or a span of numbers, in English: « jusqu’à 2,5 ans » gives `up to 2.5
 *  years`. */
function englishMeasure(value: string): string {
  return englishFigures(value.replace(/^(?:de|entre) /iu, ""))
    .replace(/^jusqu['’][àa] /iu, "up to ")
    .replace(/^(?:à partir de|dès) /iu, "from ")
    .replace(/^(?:env\.?|environ) /iu, "approx. ")
    .replaceAll(UNIT, (unit) => englishUnit(unit));
}
