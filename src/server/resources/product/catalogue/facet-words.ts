import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import { INSTALLATION_FACET } from "#contracts/product/catalogue-filter.ts";
import type { Facet } from "#contracts/product/facets.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { Language } from "#contracts/shared/language.ts";

/** What the texts of choices are called in a language, by the attribute and the French text. */
export type FacetWords = Map<string, string>;

const COMPATIBILITY = "";

const keyOf = (attribute: string, text: string) => `${attribute}\n${normalize(text)}`;

/** Values of a choice stand in one text, one after the other. */
const partsOf = (text: string) => text.split(/\s*[,;+/]\s*| (?:et|ou|and|or) /);

/** A text that begins as another one does: with a capital or without. */
function beginningLike(model: string, text: string): string {
  const first = text.charAt(0);
  const isCapital = model.charAt(0) !== model.charAt(0).toLowerCase();
  return (isCapital ? first.toUpperCase() : first) + text.slice(1);
}

/** Reads them of the products' translations: what stands at the same place of both. */
export async function readFacetWords(em: EntityManager, language: Language): Promise<FacetWords> {
  const db = em.getKysely({ type: "read" });
  const ofProducts = sql`t.noun = 'product' and t.language = ${language} and t.is_published`;
  const { rows } = await sql<{ name: string; french: string; shown: string }>`
    select s.row ->> 'name' as name, s.row ->> 'value' as french, f.row ->> 'value' as shown
    from translation t, jsonb_array_elements(t.source -> 'specifications') with ordinality s (row, place)
      join lateral jsonb_array_elements(t.fields -> 'specifications') with ordinality f (row, place) on f.place = s.place
    where ${ofProducts} and f.row ->> 'value' <> '' group by 1, 2, 3
    union all select ${COMPATIBILITY}::text, s.row, f.row
    from translation t, jsonb_array_elements_text(t.source -> 'compatibility') with ordinality s (row, place)
      join lateral jsonb_array_elements_text(t.fields -> 'compatibility') with ordinality f (row, place) on f.place = s.place
    where ${ofProducts} and f.row <> '' group by 1, 2, 3`.execute(db);
  const words: FacetWords = new Map();
  for (const { name, french, shown } of rows) {
    const attribute = attributeKey(name);
    const [parts, shownParts] = [partsOf(french), partsOf(shown)];
    words.set(keyOf(attribute, french), shown);
    if (parts.length !== shownParts.length) continue;
    for (const [place, part] of parts.entries()) {
      const key = keyOf(attribute, part);
      if (!words.has(key)) words.set(key, shownParts[place] ?? part);
    }
  }
  return words;
}

/** A facet with its choices as they are called in a language; one that no translation tells stays French. */
export function facetInLanguage(facet: Facet, words: FacetWords, language: Language): Facet {
  if (facet.kind !== "choices") return facet;
  const attribute = facet.param === INSTALLATION_FACET ? COMPATIBILITY : attributeKey(facet.name);
  const choices = facet.choices.map(({ value, text, count }) => {
    const shown = words.get(keyOf(attribute, text));
    return {
      value,
      text: shown === undefined ? text : beginningLike(text, shown),
      count,
      language: shown === undefined ? ("fr" as const) : language,
    };
  });
  return { ...facet, choices };
}
