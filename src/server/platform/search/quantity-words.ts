/** Values of words that follow each other, by the first one's value and the step. */
const SERIES: [words: string, first: number, step: number][] = [
  ["un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 1, 1],
  ["one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 1, 1],
  ["vingt trente quarante cinquante soixante septante huitante nonante", 20, 10],
  ["twenty thirty forty fifty sixty seventy eighty ninety", 20, 10],
  ["une a an", 1, 0],
  ["vingts", 20, 0],
  ["cent cents hundred", 100, 0],
  ["mille thousand", 1000, 0],
];

const VALUES = new Map(
  SERIES.flatMap(([words, first, step]) => words.split(" ").map((word, index) => [word, first + index * step] as const)),
);

const AND = String.raw`(?:et|and)[\s-]`;
/** The longest first: « cents » is no « cent » and a letter. */
const WORD = [...VALUES.keys()].sort((one, other) => other.length - one.length).join("|");

/** A number in French or English words: « cent vingt-cinq », « quatre-vingt-dix », « one hundred and fifty ». */
const NUMBER_WORDS = String.raw`(?:${WORD})(?:[\s-](?:${AND})?(?:${WORD}))*(?!\p{L})`;

/** Reads a number that `NUMBER_WORDS` matches. */
function readNumberWords(written: string): number {
  let thousands = 0;
  let rest = 0;
  for (const word of written.toLowerCase().split(/[\s-]+/)) {
    const value = VALUES.get(word);
    if (value === undefined) continue; // « et »
    if (value === 1000) {
      thousands += Math.max(rest, 1) * 1000;
      rest = 0;
    } else if (value === 100) rest = Math.max(rest, 1) * 100;
    else if (value === 20 && rest % 100 === 4) rest += 76; // quatre-vingts
    else rest += value;
  }
  return thousands + rest;
}

/** Bounds that a search sets on the price, in euros; a missing bound is undefined. */
export type PriceRange = { lower?: number; upper?: number };

/** A search split into its other words and the price as it was typed. */
type PricedSearch = { words: string; typed: string; range: PriceRange };

const NUMBER = String.raw`(?:\d{1,6}(?:[ .,\u00a0\u202f]\d{3}(?!\d))?(?:[.,]\d{1,2}(?!\d))?|${NUMBER_WORDS})`;
const EURO = String.raw`(?:€|euros?(?!\p{L})|eur(?!\p{L}))`;
/** An amount with its currency, before or behind. */
const AMOUNT = String.raw`(?:€\s?(?<NAMEbefore>${NUMBER})|(?<NAME>${NUMBER})\s?${EURO})`;
/** An amount that may leave its currency to the next one. */
const LOOSE = String.raw`€?\s?(?<NAMEloose>${NUMBER})\s?(?:${EURO})?`;

const AT_MOST = String.raw`(?:(?:[àa]\s|pour\s)?moins\sde|pas\splus\sde|sous(?:\sles)?|en[\s-]dessous\sde|jusqu['’]?\s?[àa]|max(?:i(?:mum)?)?(?:\sde)?|inf[ée]rieure?s?\s[àa]|under|below|less\sthan|cheaper\sthan|up\sto|at\smost|no\smore\sthan|<=?|≤)`;
const AT_LEAST = String.raw`(?:(?:[àa]\s)?partir\sde|(?:[àa]\s)?plus\sde|d[èe]s|au\smoins|min(?:i(?:mum)?)?(?:\sde)?|sup[ée]rieure?s?\s[àa]|au[\s-]dessus\sde|starting\s(?:at|from)|from|over|above|more\sthan|at\sleast|>=?|≥)`;
const OR_LESS = String.raw`(?:max(?:i(?:mum)?)?|(?:ou|et)\smoins|(?:or|and)\s(?:less|under|below))(?!\p{L})`;
const OR_MORE = String.raw`(?:min(?:i(?:mum)?)?|(?:ou|et)\splus|(?:or|and)\s(?:more|over|up))(?!\p{L})`;

const ABOUT = String.raw`(?:environ|autour\sde|dans\sles|about|around)`;

/** The hyphen between two numbers, not the one within « quatre-vingts ». */
const UP_TO = String.raw`(?:[àa]|to|(?<!\p{L})-|–)`;

const nameGroup = (part: string, name: string) => part.replaceAll("NAME", name);

/** The longest first: « à partir de 20 jusqu’à 50 € » is no « à partir de » alone. */
const PATTERNS = [
  String.raw`(?:entre|between)\s${nameGroup(LOOSE, "lower")}\s?(?:et|and|${UP_TO})\s?${nameGroup(AMOUNT, "upper")}`,
  String.raw`(?:(?:de|from)\s)?${nameGroup(LOOSE, "lower")}\s?${UP_TO}\s?${nameGroup(AMOUNT, "upper")}`,
  String.raw`${AT_LEAST}\s?${nameGroup(AMOUNT, "lower")}`,
  String.raw`${AT_MOST}\s?${nameGroup(AMOUNT, "upper")}`,
  String.raw`${nameGroup(AMOUNT, "upper")}\s?${OR_LESS}`,
  String.raw`${nameGroup(AMOUNT, "lower")}\s?${OR_MORE}`,
  String.raw`(?:${ABOUT}\s)?${nameGroup(AMOUNT, "upper")}`, // « ampoule 50 € »: what one means to spend
].map((source) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, "iu"));

function amountOf(written: string): number {
  if (!/\d/.test(written)) return readNumberWords(written);
  const bare = written.replace(/\s/g, "");
  return Number(/^\d{1,3}[.,]\d{3}$/.test(bare) ? bare.replace(/[.,]/, "") : bare.replace(",", "."));
}

function readBound(groups: Record<string, string | undefined>, name: "lower" | "upper"): number | undefined {
  const written = groups[name] ?? groups[`${name}before`] ?? groups[`${name}loose`];
  return written === undefined ? undefined : amountOf(written);
}

/** Splits the price from a search's words, in French or English: « ampoule à moins de 50 euros », « lock over €100 »,
 *  « moins de cent euros ». A price alone is an upper bound. A number without a currency is a word: « moins de 50 »
 *  may be centimetres. */
export function splitPrice(q: string): PricedSearch {
  let words = q;
  const typed: string[] = [];
  const range: PriceRange = {};
  for (const phrase of PATTERNS) {
    const found = phrase.exec(words);
    if (!found) continue;
    const ends = (["lower", "upper"] as const).map((name) => readBound(found.groups ?? {}, name));
    const isReversed = Number(ends[0]) > Number(ends[1]); // « entre 40 et 20 € »
    const [lower, upper] = isReversed ? ends.toReversed() : ends;
    if (lower !== undefined) range.lower ??= lower;
    if (upper !== undefined) range.upper ??= upper;
    typed.push(found[0].trim());
    words = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
  }
  if (typed.length === 0) return { words: q, typed: "", range };
  return { words: words.replace(/\s+/g, " ").trim(), typed: typed.join(" "), range };
}

const PREFIXES: Record<string, string> = { milli: "m", centi: "c", kilo: "k", mega: "M", giga: "G" };

/** Symbols of the units by their names in French and English, without accents. */
const UNITS: Record<string, string> = {
  watt: "W",
  volt: "V",
  ampere: "A",
  amp: "A",
  lumen: "lm",
  kelvin: "K",
  hertz: "Hz",
  metre: "m",
  meter: "m",
  gramme: "g",
  gram: "g",
  litre: "l",
  liter: "l",
  decibel: "dB",
};

const NAMED_UNIT = /(?<=\d)\s?(milli|centi|kilo|m[ée]ga|giga)?(\p{Letter}{3,8}?)s?(?![\p{Letter}-])/giu;

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Writes the units of a search's numbers as products' texts have them: « 12 volts » gives « 12 V », « 10 ampères » «
 *  10 A ». */
export function withUnitSymbols(q: string): string {
  return q.replace(NAMED_UNIT, (written, prefix: string = "", name: string) => {
    const symbol = UNITS[plain(name)];
    return symbol === undefined ? written : ` ${PREFIXES[plain(prefix)] ?? ""}${symbol}`;
  });
}
