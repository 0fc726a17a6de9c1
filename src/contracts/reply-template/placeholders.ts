import { normalize } from "../shared/normalize.ts";

/** The fields of a request that stand in the text of an answer, as they are typed between braces. */
export const PLACEHOLDERS = ["prénom", "nom", "société", "objet"] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The parts of a request that fill them. */
export type Addressee = Record<"firstName" | "lastName" | "company" | "subject", string>;

const MARK = /\{([^{}\n]{1,40})\}/g;

const FIELD: Record<Placeholder, keyof Addressee> = { prénom: "firstName", nom: "lastName", société: "company", objet: "subject" };

const byKey = new Map(PLACEHOLDERS.map((placeholder) => [normalize(placeholder), placeholder]));

const findPlaceholder = (typed: string) => byKey.get(normalize(typed.trim()));

/** Lists the placeholders of a text, each once, as `PLACEHOLDERS` writes them. */
function listPlaceholders(text: string): Placeholder[] {
  return [...new Set([...text.matchAll(MARK)].flatMap(([, typed = ""]) => findPlaceholder(typed) ?? []))];
}

/** Explains what between braces fills nothing; undefined where all of it does. */
export function placeholderFault(text: string): string | undefined {
  const unknown = [...text.matchAll(MARK)].find(([, typed = ""]) => !findPlaceholder(typed));
  const known = PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(", ");
  return unknown && `«\u202f${unknown[0]}\u202f» ne se remplit pas\u202f: utilisez ${known}.`;
}

/** Names the placeholders of a text that a request leaves empty. */
export function emptyPlaceholders(text: string, addressee: Addressee): Placeholder[] {
  return listPlaceholders(text).filter((placeholder) => addressee[FIELD[placeholder]] === "");
}

/** Fills the placeholders of a text, whatever their accents and case. */
export function fillPlaceholders(text: string, addressee: Addressee): string {
  return text.replace(MARK, (mark, typed: string) => {
    const placeholder = findPlaceholder(typed);
    return placeholder ? addressee[FIELD[placeholder]] : mark;
  });
}
