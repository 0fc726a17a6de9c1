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

/** A search with the units of its numbers as products' texts have them: « 12 volts » gives « 12 V », « 10 ampères » « 10 A ». */
export function withUnitSymbols(q: string): string {
  return q.replace(NAMED_UNIT, (written, prefix: string = "", name: string) => {
    const symbol = UNITS[plain(name)];
    return symbol === undefined ? written : ` ${PREFIXES[plain(prefix)] ?? ""}${symbol}`;
  });
}
