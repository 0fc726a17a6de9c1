import { type Module, templateText, walk } from "./module.ts";

/** A plain space where French wants a narrow no-break one: before a high sign, and inside quotation marks. SQL's `like
 *  ?` is no question. */
const FAULT = /(?:^|[\p{L}\p{N})’](?<!\blike)) [:;!?%](?=\s|$)| »|«[ \n]/u;

/** An escape that stays one: attributes and texts of JSX know none. */
const ESCAPE = /\\u(?:202f|00a0)/;

/** Texts that must stand to the letter, with a plain space. Source: ADM-8. */
const QUOTED = new Set(["Supprimer cette catégorie ?"]);

/** The strings, templates and texts between tags of a module that break the rules of French typography. */
export function typographyFaults({ program }: Module): string[] {
  const faulty: string[] = [];
  walk(program, (node) => {
    const { type, value } = node;
    const words = type === "TemplateElement" ? templateText(node) : value;
    const isText = type === "Literal" || type === "TemplateElement" || type === "JSXText";
    if (isText && typeof words === "string" && (ESCAPE.test(words) || (FAULT.test(words) && !QUOTED.has(words)))) faulty.push(words.trim());
  });
  return faulty;
}
