import type { z } from "zod";
import { factsOf, rowFields } from "../field/field.ts";
import { type Section, sectionSchemaOf } from "./section.ts";

const PLACEHOLDER = /\{[^{}]*\}/g;

type Item = Readonly<Record<string, unknown>>;

/** Replaces the translated texts of an object, of its lists too; empty ones stay. They come in the order of the
 *  contract: the database keeps none. */
function mapFields(shape: z.core.$ZodShape, item: Item, replace: (text: string) => string): Item {
  const names = Object.keys(shape).concat(Object.keys(item).filter((name) => !(name in shape)));
  const fields = names.map((name): [string, unknown] => {
    const [schema, value] = [shape[name], item[name]];
    if (!schema || !factsOf(schema)?.translated) return [name, value];
    if (typeof value === "string") return [name, value === "" ? value : replace(value)];
    const columns = rowFields(schema);
    return [name, columns && Array.isArray(value) ? value.map((row: Item) => mapFields(columns, row, replace)) : value];
  });
  return Object.fromEntries(fields);
}

/** Replaces each translated text of these sections that is not empty. */
export function mapSectionTexts<One extends Section>(sections: One[], replace: (text: string) => string): One[] {
  return sections.map((section) => {
    const { shape } = sectionSchemaOf(section.kind);
    return mapFields(shape, section, replace) as One; // of its kind
  });
}

/** Lists the translated texts of these sections, each once, in order. One without a letter, beside its placeholders, is
 *  the same everywhere. */
export function listSectionTexts(sections: Section[]): string[] {
  const texts = new Set<string>();
  mapSectionTexts(sections, (text) => {
    if (/\p{Letter}/u.test(text.replaceAll(PLACEHOLDER, ""))) texts.add(text);
    return text;
  });
  return [...texts];
}

/** Puts translations into sections; `translated` has one for each of `french`. A text without one stays. */
export function translateSections<One extends Section>(sections: One[], french: string[], translated: string[]): One[] {
  const known = new Map(french.map((text, index) => [text, translated[index]]));
  return mapSectionTexts(sections, (text) => known.get(text) || text);
}
