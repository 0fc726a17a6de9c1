/** Shortest word that may be mistyped, in letters. */
const CORRECTED_LENGTH = 4;

/** Shortest beginning of a word that may be mistyped: four letters with an error begin anything. */
const CORRECTED_BEGINNING_LENGTH = 5;

/** Most words that one mistyped word stands for. */
const CANDIDATES_MAX = 6;

/** Errors let through in a typed word: none in what has a digit, one from four letters on, two from eight. */
export function errorsAllowed(typed: string): 0 | 1 | 2 {
  const letters = lettersOf(typed).length;
  if (letters < CORRECTED_LENGTH || !/^\p{Letter}+$/u.test(typed)) return 0;
  return letters < 8 ? 1 : 2;
}

/** Letters one by one: some take two UTF-16 units, and PostgreSQL refuses half of one. */
function lettersOf(word: string): string[] {
  return [...word];
}

/** Errors between two words: letters left out, put in, replaced, or swapped with their neighbour (optimal string alignment). */
export function errorsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1)];
      if (isSwapped) ways.push(at(beforeLast, column - 2) + 1);
      line.push(Math.min(...ways));
    }
    beforeLast = last;
    last = line;
  }
  return at(last, other.length);
}

function at(line: number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}

/** How far a word is from what was typed: its errors, or one more than the errors in its beginning when the rest was not typed yet.
 *  Undefined when it is further than allowed. */
function distance(typed: string, word: string): number | undefined {
  const allowed = errorsAllowed(typed);
  const whole = Math.abs(typed.length - word.length) <= allowed ? errorsBetween(typed, word) : Number.POSITIVE_INFINITY;
  if (whole <= allowed) return whole;
  if (typed.length < CORRECTED_BEGINNING_LENGTH) return undefined;
  const lengths = [-1, 0, 1].map((more) => typed.length + more).filter((length) => length < word.length);
  return lengths.some((length) => errorsBetween(typed, word.slice(0, length)) === 1) ? 2 : undefined;
}

/** Of some words those that may be meant by a typed one, the likeliest first. The word itself is not among them. */
function ranked(typed: string, words: Iterable<string>): { word: string; far: number }[] {
  return [...words]
    .flatMap((word) => {
      const far = distance(typed, word);
      return far === undefined || far === 0 ? [] : [{ word, far, isUnlikely: word[0] !== typed[0] }];
    })
    .toSorted(
      (one, other) => one.far - other.far || Number(one.isUnlikely) - Number(other.isUnlikely) || one.word.localeCompare(other.word),
    );
}

/** Of some words those nearest to what was typed, the likeliest first, if they are offered; empty when none is close enough. */
export function nearestCandidates(typed: string, words: Iterable<string>, isOffered: (word: string) => boolean = () => true): string[] {
  const candidates = ranked(typed, words).filter(({ word }) => isOffered(word));
  return candidates
    .filter(({ far }) => far === candidates[0]?.far)
    .slice(0, CANDIDATES_MAX)
    .map(({ word }) => word);
}
