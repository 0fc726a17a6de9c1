/** One of the seed's records; a translation goes by the id of the record that it translates. */
export type RecordOf = { resource: Resource; id: number };
export type Resource = "product" | "article" | "feature" | "page" | "translation";

/** A word that stands nowhere else, and what became of it: typed and not confirmed, waiting in a launch, confirmed by
 *  the screen, or given up by a choice that is said in `why`. */
export type Token = {
  text: string;
  person: string;
  resource: Resource;
  id: number | "new";
  state: "typed" | "waiting" | "confirmed" | "dropped";
  why: string;
  mayRepeat?: boolean;
};

const TOKEN = /tk\d+n\d+z/g;

/** The words of all seeds that stand in a text, each as often as it stands there. */
export const findTokens = (text: string): string[] => text.match(TOKEN) ?? [];

/** Creates the ledger of every word that was typed. */
export function createLedger(seed: number) {
  const tokens = new Map<string, Token>();
  const those = (texts: Iterable<string>) => [...texts].flatMap((text) => tokens.get(text) ?? []);
  return {
    all: () => [...tokens.values()],
    /** A new word, about to be typed. */
    type(token: Pick<Token, "person" | "resource" | "id">): string {
      const text = `tk${seed}n${tokens.size + 1}z`;
      tokens.set(text, { ...token, text, state: "typed", why: "" });
      return text;
    },
    /** The screen said that the form which held these is stored. What was given up before stays given up: a merge may
     *  leave it out. */
    confirm(texts: Iterable<string>, id: number): void {
      for (const token of those(texts)) if (token.state === "typed") Object.assign(token, { state: "confirmed", id });
    },
    /** The screen said that the form which held these waits in a launch. */
    putAway(texts: Iterable<string>): void {
      for (const token of those(texts)) if (token.state === "typed") token.state = "waiting";
    },
    /** Stored again, by a choice that says so. */
    restore(texts: Iterable<string>, id: number): void {
      for (const token of those(texts)) Object.assign(token, { state: "confirmed", id, why: "" });
    },
    /** Stands in two records from now on, because a person asked for it. */
    repeat(texts: Iterable<string>): void {
      for (const token of those(texts)) token.mayRepeat = true;
    },
    drop(texts: Iterable<string>, why: string): void {
      for (const token of those(texts)) Object.assign(token, { state: "dropped", why });
    },
    /** Notes that words put aside are in the form again. */
    takeUp(texts: Iterable<string>): void {
      for (const token of those(texts)) if (token.state === "dropped") Object.assign(token, { state: "typed", why: "" });
    },
    typed: (texts: Iterable<string>) => those(texts).flatMap(({ state, text }) => (state === "typed" ? [text] : [])),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
