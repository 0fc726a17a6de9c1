import type { z } from "zod";
import { factsOf, rowFields } from "../field/field.ts";
import type { ReplacedText } from "../translation/translated-field.ts";
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
function mapSectionTexts<One extends Section>(sections: One[], replace: (text: string) => string): One[] {
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

/** Lists the texts of a part of a section, each with where it stands. Rows have their positions among as many. */
function listTextsByPath(part: unknown, path: string): [path: string, text: string][] {
  if (typeof part === "string") return [[path, part]];
  if (typeof part !== "object" || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((row, index) => listTextsByPath(row, `${path}[${index}/${part.length}]`));
  return Object.entries(part).flatMap(([name, value]) => listTextsByPath(value, `${path}.${name}`));
}

/** Lists the texts that were replaced by texts that stood nowhere. A row whose text stands elsewhere was moved. */
export function listReplacedTexts(before: Section[], after: Section[]): ReplacedText[] {
  const [was, is] = [new Set(listSectionTexts(before)), new Set(listSectionTexts(after))];
  const former = new Map(before.flatMap((section) => listTextsByPath(section, section.id)));
  return after
    .flatMap((section) => listTextsByPath(section, section.id))
    .flatMap(([path, to]) => {
      const from = former.get(path);
      if (from === undefined || !was.has(from) || was.has(to) || !is.has(to)) return [];
      return path.includes("[") && is.has(from) ? [] : [{ from, to }];
    });
}

/** Puts translations into sections; `translated` has one for each of `french`. A text without one stays. */
export function translateSections<One extends Section>(sections: One[], french: string[], translated: string[]): One[] {
  const known = new Map(french.map((text, index) => [text, translated[index]]));
  return mapSectionTexts(sections, (text) => known.get(text) || text);
}
