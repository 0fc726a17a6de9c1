import { normalize } from "#contracts/shared/normalize.ts";

/** Letters at the start that two names share when one is likely a slip of the other. */
const NEAR_LENGTH = 3;

/** Ranks a category by what was typed: 0 best, undefined not at all. */
function rankOf(name: string, typed: string): number | undefined {
  const [known, words] = [normalize(name), normalize(typed)];
  const ranks = [known.startsWith(words), known.includes(words), known.slice(0, NEAR_LENGTH) === words.slice(0, NEAR_LENGTH)];
  const rank = ranks.indexOf(true);
  return rank === -1 ? undefined : rank;
}

/** Categories to choose from while one types: those that begin with it, then those that hold it, then those that are
 *  near it. All of them once one is named, so that another can be chosen instead. */
export function nearCategories(names: string[], typed: string): string[] {
  if (names.some((name) => normalize(name) === normalize(typed))) return names;
  const ranked = names.flatMap((name) => {
    const rank = rankOf(name, typed);
    return rank === undefined ? [] : [{ name, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name);
}

/** The choice that creates a category; undefined where there is nothing to create. */
export function creationOf(names: string[], typed: string): string | undefined {
  const name = typed.trim();
  const isKnown = names.some((known) => normalize(known) === normalize(name));
  return name === "" || isKnown ? undefined : `Créer la catégorie «\u202f${name}\u202f»`;
}
