import { firstCharacters } from "#contracts/shared/first-characters.ts";
import { normalize } from "#contracts/shared/normalize.ts";

const TERM_MIN = 2;
const TERM_MAX = 60;

/** As many digits as a telephone number has, whatever stands between them. */
const TELEPHONE = /(?:\d[\s.()/+-]*){8,}/;

/** Characters that PostgreSQL does not store, or nobody types: U+FFFD stands for broken bytes. */
const UNSTORABLE = /[\p{Control}\uFFFD]/u;

/** A searched text as it is counted; undefined for one that is too short, cannot be stored, or may name a person: with an e-mail address or a
 *  telephone number in it. */
export function countedTerm(typed: string): string | undefined {
  const term = firstCharacters(normalize(typed), TERM_MAX).trim();
  if (term.length < TERM_MIN || UNSTORABLE.test(term)) return undefined;
  return term.includes("@") || TELEPHONE.test(term) ? undefined : term;
}
