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

/** A unit as English writes it; `value` says of how many. One that both languages write alike stays. */
export function englishUnit(unit: string, value = ""): string {
  const [one, several] = UNITS[unit.trim()] ?? [unit, unit];
  return value.trim() === "1" ? one : several;
}

/** Figures as English writes them: « 2 000,5 à 6 500 » gives `2,000.5 to 6,500`. Lists of more than two numbers stay. */
export function englishFigures(text: string): string {
  return text
    .replaceAll(GROUPED_DECIMALS, (_, whole: string, part: string) => `${withCommas(whole)}.${part}`)
    .replaceAll(DECIMALS, "$1.$2")
    .replaceAll(GROUPED, withCommas)
    .replaceAll(FROM_TO, " to ");
}

/** A value that is known to be a number or a span of numbers, in English: « jusqu’à 2,5 ans » gives `up to 2.5 years`. */
export function englishMeasure(value: string): string {
  return englishFigures(value.replace(/^(?:de|entre) /iu, ""))
    .replace(/^jusqu['’][àa] /iu, "up to ")
    .replace(/^(?:à partir de|dès) /iu, "from ")
    .replace(/^(?:env\.?|environ) /iu, "approx. ")
    .replaceAll(UNIT, (unit) => englishUnit(unit));
}
