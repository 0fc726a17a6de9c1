// The parts of the search that migrations 0004 to 0010 need, as they were when these landed. The living code in
// `search/` goes on without them.

/** Text as search compares it: no accents, no case, ligatures spelled out, blanks merged. */
export function normalize(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Text without anything but letters and digits, normalized. */
export function compact(text: string): string {
  return normalize(text).replace(/[^\p{Letter}\p{Number}]/gu, "");
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

/** Lists the possible singulars of a normalized word; empty for a word that is no plural. */
export function singularsOf(word: string): string[] {
  if (word.length < 4) return [];
  if (/(?:eau|eu|ou)x$/.test(word)) return [word.slice(0, -1)];
  if (word.endsWith("aux")) return ["al", "au", "ail"].map((ending) => word.slice(0, -3) + ending);
  return /[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
}

const KEYED_LENGTH = 8;

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

function shortenWord(word: string, errors: number): string[] {
  let reached = [word];
  const all = new Set(reached);
  for (let left = errors; left > 0; left -= 1) {
    reached = [...new Set(reached.flatMap(withoutOneLetter))];
    for (const shorter of reached) all.add(shorter);
  }
  return [...all];
}

function keysOfWord(word: string): string[] {
  const start = word.slice(0, KEYED_LENGTH);
  const beginnings = Array.from({ length: Math.max(start.length - 3, 1) }, (_, cut) => start.slice(0, start.length - cut));
  return [
    ...new Set([...beginnings.flatMap((beginning) => shortenWord(beginning, 1)), ...(start.length >= 6 ? shortenWord(start, 2) : [])]),
  ];
}

/** Statement and values that index words under their keys; those known already stay as they are. */
export function indexRows(words: Map<string, string>): [sql: string, values: string[]] {
  const rows = [...words]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, written]) => ({ word, written, keys: keysOfWord(word) }));
  return [
    `insert into search_word (word, written, keys)
     select word, written, keys from jsonb_to_recordset(?::jsonb) as sent (word text, written text, keys text[])
     where not exists (select 1 from search_word known where known.word = sent.word) order by word on conflict do nothing`,
    [JSON.stringify(rows)],
  ];
}
