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
  SERIES.flatMap(([words, first, step]) => words.split(" ").map((word, place) => [word, first + place * step] as const)),
);

const AND = String.raw`(?:et|and)[\s-]`;
/** The longest first: « cents » is no « cent » and a letter. */
const WORD = [...VALUES.keys()].sort((one, other) => other.length - one.length).join("|");

/** A number in French or English words: « cent vingt-cinq », « quatre-vingt-dix », « one hundred and fifty ». */
export const NUMBER_WORDS = String.raw`(?:${WORD})(?:[\s-](?:${AND})?(?:${WORD}))*(?!\p{L})`;

/** Reads a number that `NUMBER_WORDS` matches. */
export function readNumberWords(written: string): number {
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
