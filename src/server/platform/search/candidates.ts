/** Shortest word that may be mistyped, in letters. */
const CORRECTED_LENGTH = 4;

/** Shortest beginning of a word that may be mistyped: four letters with an error begin anything. */
const CORRECTED_BEGINNING_LENGTH = 5;

/** Most words that one mistyped word stands for. */
const CANDIDATES_MAX = 6;

/** Maximum errors in a typed word: none if it has a digit, one from four letters on, two from eight. */
export function errorsAllowed(typed: string): 0 | 1 | 2 {
  const letters = [...typed].length;
  if (letters < CORRECTED_LENGTH || !/^\p{Letter}+$/u.test(typed)) return 0;
  return letters < 8 ? 1 : 2;
}

/** Errors between a text and each beginning of another, from the empty one to the whole: letters left out, put in,
 *  replaced, or swapped with their neighbour (optimal string alignment). */
function errorsByBeginning(one: string, other: string): number[] {
  const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const errors = Math.min(at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      line.push(isSwapped ? Math.min(errors, at(beforeLast, column - 2) + 1) : errors);
    }
    beforeLast = last;
    last = line;
  }
  return last;
}

/** Counts the errors between two words. */
export function countErrors(one: string, other: string): number {
  return errorsByBeginning(one, other).at(-1) ?? 0;
}

/** Distance of a word from the typed one: its errors, or one more than those of its beginning while the rest is not
 *  typed. Undefined if it is further than allowed. */
function distance(typed: string, word: string): number | undefined {
  const { length } = typed;
  if (word.length < length - 2) return undefined;
  const start = word.slice(0, length + 2); // what comes further on is beyond the errors that are allowed
  const errors = errorsByBeginning(typed, start);
  const whole = errors.at(-1) ?? 0;
  if (start === word && whole <= errorsAllowed(typed)) return whole;
  return length >= CORRECTED_BEGINNING_LENGTH && errors.slice(length - 1, length + 2).includes(1) ? 2 : undefined;
}

/** Picks the words nearest to what was typed, the likeliest first, if they are offered; empty when none is close
 *  enough. */
export function nearestCandidates(typed: string, words: Iterable<string>, isOffered: (word: string) => boolean = () => true): string[] {
  if (errorsAllowed(typed) === 0) return [];
  const candidates = [...words]
    .map((word) => ({ word, far: distance(typed, word) ?? 0, isUnlikely: word[0] !== typed[0] }))
    .filter(({ word, far }) => far > 0 && isOffered(word));
  const least = Math.min(...candidates.map(({ far }) => far));
  return candidates
    .filter(({ far }) => far === least)
    .toSorted((one, other) => Number(one.isUnlikely) - Number(other.isUnlikely) || one.word.localeCompare(other.word))
    .slice(0, CANDIDATES_MAX)
    .map(({ word }) => word);
}
