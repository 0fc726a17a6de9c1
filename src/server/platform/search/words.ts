import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Words that carry no meaning of their own: a search goes on without them. Source: the demo catalogue's searches;
 *  normalized French. */
const STOP_WORDS = new Set(
  [
    "a au aux avec ce ces cette chez d dans de depuis des du en est et l la le les leur mes mon nos notre ou par pour sa sans ses son sur un une vos votre",
    "ca cela combien comment elle encore es est-ce etre il ils j je lequel me n ne on ont pas peut peux plus pourquoi puis qu quand que quel quelle quelles quels qui quoi se si suis te tu y",
  ].flatMap((words) => words.split(" ")),
);

/** The same in English. */
const ENGLISH_STOP_WORDS = new Set(
  "a an and are as at be by can do does for from have how i in is it its me my need of on one or our some that the their them there these this to want we what which will with without you your".split(
    " ",
  ),
);

/** The stop words of each language that has some. */
const STOP_WORDS_IN: Partial<Record<Language, Set<string>>> = { fr: STOP_WORDS, en: ENGLISH_STOP_WORDS };

/** Words that buyers add to any search and that distinguish no product. */
const GENERIC_WORDS = new Set(
  "connecte connectee connectes connectees intelligent intelligente intelligents intelligentes smart home domotique maison acheter prix besoin cherche faut fonctionne fonctionner marche voudrais".split(
    " ",
  ),
);

const ENGLISH_GENERIC_WORDS = new Set(
  "smart connected intelligent home house domotics buy price find looking work works working".split(" "),
);

const GENERIC_WORDS_IN: Partial<Record<Language, Set<string>>> = { fr: GENERIC_WORDS, en: ENGLISH_GENERIC_WORDS };

/** An elided article before a word: « l’éclairage », « qu’une ». */
const ELISION = /^(?:[cdjlmnst]|qu)'(?=.)/;

/** Text without anything but letters and digits, normalized: « LUM-IN 120 » gives `lumin120`, « M30 × 1,5 »
 *  `m30x15`. */
export function compact(text: string): string {
  return normalize(text)
    .replaceAll("×", "x")
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** A number of a normalized text, its groups and its product with others, and the letters right before and after it. */
const MEASURE =
  /(?:(?<!\p{Letter})(\p{Letter}{1,4})[ -]?)?(?<!\d)(\d+(?:[ .,]\d+)*(?: ?[x×] ?\d+(?:[.,]\d+)*)*)(?: ?([\p{Letter}°·]{1,4})(?!\p{Letter}))?/gu;

/** The measures and standards of a text, each as one word: « 3 680 W » gives `3680` and `3680w`, « EN 14604 »
 *  `en14604`. */
export function measuresOf(text: string): string[] {
  const found = [...normalize(text).matchAll(MEASURE)];
  return [...new Set(found.flatMap(([, before = "", number = "", unit = ""]) => [number, before + number, number + unit].map(compact)))];
}

/** The normalized words of a text, none twice; « Wi-Fi » gives `wi`, `fi` and `wifi`. */
export function wordsOf(text: string): string[] {
  const words = normalize(text)
    .split(" ")
    .flatMap((written) => {
      const parts = written.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
      return written.includes("-") && parts.length > 1 ? parts.concat(compact(written)) : parts;
    });
  return [...new Set(words)];
}

/** The masculine of a normalized feminine adjective: `murale` gives `mural`, `naturelle` gives `naturel`; empty for a
 *  word of another shape. */
function masculineOf(word: string): string[] {
  if (word.endsWith("elle")) return [word.slice(0, -2)];
  return word.length > 4 && /(?:ee|ale|eure)$/.test(word) ? [word.slice(0, -1)] : [];
}

/** Lists the possible singulars of a normalized word; empty if it is no plural. `lampes` gives `lampe`; `signaux`
 *  gives `signal`, `signau` and `signail`, because only a dictionary knows better, and a form that no text holds finds
 *  nothing. English plurals too: `switches` gives `switch`, `batteries` `battery`. */
export function singularsOf(word: string): string[] {
  if (word.length < 4) return [];
  if (/(?:ch|sh|ss|x)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:eau|eu|ou)x$/.test(word)) return [word.slice(0, -1)];
  if (word.endsWith("aux")) return ["al", "au", "ail"].map((ending) => word.slice(0, -3) + ending);
  return /[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
}

/** One word of a search, normalized, with what else it may mean. A text has it that holds one of `parts` anywhere, or
 *  one of `stems` as a word. */
export type TypedWord = { typed: string; parts: string[]; stems: string[] };

function typedWord(typed: string): TypedWord {
  const bare = typed.replace(ELISION, "");
  const parts = [...new Set([typed, bare, compact(typed)])].filter(Boolean);
  const singulars = [bare, compact(typed)].flatMap(singularsOf);
  return { typed: bare, parts, stems: [...new Set([...singulars, ...[bare, ...singulars].flatMap(masculineOf)])] };
}

/** Phrases that the trade hyphenates and buyers do not. Their stop words would be left out of a search and change the
 *  meaning of the others. */
const HYPHENATED = [/\bva et vient\b/g, /\bsans fil\b/g, /\bbrise soleil\b/g, /\babat jour\b/g];

/** The words of a search in a language, none twice; a result must have all of them. Stop words and generic words count
 *  only if there is no other. */
export function typedWords(query: string, language: Language = "fr"): TypedWord[] {
  const written = HYPHENATED.reduce((text, words) => text.replace(words, (found) => found.replaceAll(" ", "-")), normalize(query));
  const words = [...new Set(written.split(" ").filter(Boolean))];
  const meaning = words.filter((word) => !STOP_WORDS_IN[language]?.has(word));
  const telling = meaning.filter((word) => !GENERIC_WORDS_IN[language]?.has(word));
  return ([telling, meaning].find((some) => some.length > 0) ?? words).map(typedWord);
}
