import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./laws.ts";

/** A plain space where French wants a narrow no-break one: before a high sign, and inside quotation marks. SQL's `like ?` is no question. */
const FAULT = /(?:^|[\p{L}\p{N})’](?<!\blike)) [:;!?%](?=\s|$)| »|«[ \n]/u;

/** Quoted by the specification with a plain space, and kept to the letter. */
const QUOTED = new Set(["Supprimer cette catégorie ?"]);

/** What a person reads of a source (strings, templates and the text between tags) and French does not set so. */
export function typographyFaults({ path, text }: Source): string[] {
  const faulty: string[] = [];
  const judge = (words: string | null) => {
    if (words !== null && FAULT.test(words) && !QUOTED.has(words)) faulty.push(words.trim());
  };
  const { program } = parseSync(path, text);
  new Visitor({
    Literal: ({ value }) => judge(typeof value === "string" ? value : null),
    TemplateElement: ({ value }) => judge(value.cooked),
    JSXText: ({ value }) => judge(value),
  }).visit(program);
  return faulty;
}
