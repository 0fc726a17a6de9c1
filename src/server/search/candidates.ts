/** Letters of a word that its keys are made from: an error further on is found by the keys of what stands before. */
const KEYED_LENGTH = 8;

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

function beginningOf(word: string, length: number): string {
  return lettersOf(word).slice(0, length).join("");
}

function withoutOneLetter(word: string): string[] {
  const letters = lettersOf(word);
  return letters.map((_, index) => letters.toSpliced(index, 1).join(""));
}

function shortened(word: string, errors: number): string[] {
  let reached = [word];
  const all = new Set(reached);
  for (let left = errors; left > 0; left -= 1) {
    reached = [...new Set(reached.flatMap(withoutOneLetter))];
    for (const shorter of reached) all.add(shorter);
  }
  return [...all];
}

/** The keys a word of the catalogue is indexed under: its beginnings, and these without one letter or two. Two words that differ by as many
 *  errors as are allowed share a key, so that one look into an index finds them (symmetric deletion). */
export function keysOfWord(word: string): string[] {
  const start = beginningOf(word, KEYED_LENGTH);
  const { length } = lettersOf(start);
  const beginnings = Array.from({ length: Math.max(length - 3, 1) }, (_, cut) => beginningOf(start, length - cut));
  return [...new Set([...beginnings.flatMap((beginning) => shortened(beginning, 1)), ...(length >= 6 ? shortened(start, 2) : [])])];
}

/** The keys under which the candidates for a typed word are indexed. */
export function keysOfTyped(typed: string): string[] {
  return shortened(beginningOf(typed, KEYED_LENGTH), errorsAllowed(typed));
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

/** Of some words those that may be meant by a typed one. */
export function candidatesFor(typed: string, words: Iterable<string>): string[] {
  return ranked(typed, words).map(({ word }) => word);
}

/** Of some words those nearest to what was typed, the likeliest first; empty when none is close enough. */
export function nearestCandidates(typed: string, words: Iterable<string>): string[] {
  const candidates = ranked(typed, words);
  return candidates
    .filter(({ far }) => far === candidates[0]?.far)
    .slice(0, CANDIDATES_MAX)
    .map(({ word }) => word);
}
