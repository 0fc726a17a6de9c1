import { CATALOGUE_PAGE_SIZE, type CatalogueFilter, INSTALLATION_FACET } from "#contracts/product/catalogue-filter.ts";
import type { CatalogueMeant, CataloguePage, Facet } from "#contracts/product/catalogue.ts";
import { categoryNames, categoryWords, frenchCategory } from "#server/resources/category/category-words.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { readCards } from "#server/resources/product/product-item.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { countFacets, findMatches, narrow } from "./count-facets.ts";
import { facetIndexOf, understandChoices } from "./known-facets.ts";
import { findProducts, needsOf } from "./find-products.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { TypedFastBitSet } from "typedfastbitset";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { Language } from "#contracts/shared/language.ts";
import type { CatalogueIndex, Needs } from "./catalogue-index.ts";
import { catalogueIndex } from "./current-index.ts";
import type { ProductFilter, ProductView } from "./product-filter.ts";
import { readKnownWords } from "./query-words.ts";

/** Reads one page of the catalogue, with its facets. Where a URL says facets otherwise than it should, gives their
 *  meaning instead. */
export async function cataloguePage(
  { em, responses, language }: Pick<Context, "em" | "responses" | "language">,
  asked: CatalogueFilter,
): Promise<CataloguePage | CatalogueMeant> {
  const view = await publicView({ em, responses, language }, asked, { facets: true });
  const { index } = view;
  const known = facetIndexOf(index);
  const isFrench = known.categories.some(({ name }) => name === asked.category);
  const input = asked.category && !isFrench ? { ...asked, category: await frenchCategory(em, asked.category) } : asked;
  const { category: _, facets: asIs = {}, page: number = 1, ...query } = input;
  const narrowing = understandChoices(known, input);
  const { category, choices, chosen } = narrowing;
  const isUnknown = Boolean(input.category && !category);
  if (!isUnknown && JSON.stringify(choices) !== JSON.stringify(asIs)) return { meant: choices };
  const words = await responses.derived(`category words ${language}`, () => categoryWords(em, language));
  const matches = findMatches(index, chosen);
  const keeps = isUnknown ? new TypedFastBitSet() : narrow(category ? index.inCategory(category.id) : index.all, matches);
  const { found: hits, ...page } = await findProducts(
    em,
    { ...query, page: number, limit: CATALOGUE_PAGE_SIZE },
    { ...view, isGrouped: true, keeps, read: readCards },
  );
  const found = hits?.new_intersection(index.listed) ?? new TypedFastBitSet();
  const { facets, categories, ...counts } = countFacets(index, known, { narrowing, matches, found });
  const facetWords = language === "fr" ? undefined : await responses.derived(`facet words ${language}`, () => readFacetWords(em, language));
  const shownFacets = facetWords ? facets.map((facet) => facetInLanguage(facet, facetWords, language)) : facets;
  const shownCategory = ({ name, ...category }: (typeof categories)[number]) => {
    const shown = words.languageOf(name);
    return { name: words.nameOf(name), ...category, ...(shown && { language: shown }) };
  };
  return {
    ...page,
    data: await translatedProducts(em, page.data, language, words),
    ...counts,
    categories: categories.map(shownCategory),
    facets: isUnknown ? [] : shownFacets,
    ...(category && { category: words.nameOf(category.name), category_names: await categoryNames(em, category) }),
  };
}

/** Translations of the texts of choices, by the attribute and the French text. */
type FacetWords = Map<string, string>;

const COMPATIBILITY = "";

const keyOf = (attribute: string, text: string) => `${attribute}\n${normalize(text)}`;

/** Splits the text of a choice into its values. */
const partsOf = (text: string) => text.split(/\s*[,;+/]\s*| (?:et|ou|and|or) /);

/** Gives a text the first letter of a model, capital or small. */
function matchCapital(model: string, text: string): string {
  const first = text.charAt(0);
  const isCapital = model.charAt(0) !== model.charAt(0).toLowerCase();
  return (isCapital ? first.toUpperCase() : first) + text.slice(1);
}

/** Reads the translations of facets from those of the products, by the position of each row in both. */
async function readFacetWords(em: EntityManager, language: Language): Promise<FacetWords> {
  const db = em.getKysely({ type: "read" });
  const ofProducts = sql`t.noun = 'product' and t.language = ${language} and t.is_published`;
  const { rows } = await sql<{ name: string; french: string; shown: string }>`
    select s.row ->> 'name' as name, s.row ->> 'value' as french, f.row ->> 'value' as shown
    from translation t, jsonb_array_elements(t.source -> 'specifications') with ordinality s (row, position)
      join lateral jsonb_array_elements(t.fields -> 'specifications') with ordinality f (row, position) on f.position = s.position
    where ${ofProducts} and f.row ->> 'value' <> '' group by 1, 2, 3
    union all select ${COMPATIBILITY}::text, s.row, f.row
    from translation t, jsonb_array_elements_text(t.source -> 'compatibility') with ordinality s (row, position)
      join lateral jsonb_array_elements_text(t.fields -> 'compatibility') with ordinality f (row, position) on f.position = s.position
    where ${ofProducts} and f.row <> '' group by 1, 2, 3`.execute(db);
  const words: FacetWords = new Map();
  for (const { name, french, shown } of rows) {
    const attribute = attributeKey(name);
    const [parts, shownParts] = [partsOf(french), partsOf(shown)];
    words.set(keyOf(attribute, french), shown);
    if (parts.length !== shownParts.length) continue;
    for (const [index, part] of parts.entries()) {
      const key = keyOf(attribute, part);
      if (!words.has(key)) words.set(key, shownParts[index] ?? part);
    }
  }
  return words;
}

/** Translates the choices of a facet; an untranslated one stays French. */
function facetInLanguage(facet: Facet, words: FacetWords, language: Language): Facet {
  if (facet.kind !== "choices") return facet;
  const attribute = facet.param === INSTALLATION_FACET ? COMPATIBILITY : attributeKey(facet.name);
  const choices = facet.choices.map(({ value, text, count }) => {
    const shown = words.get(keyOf(attribute, text));
    return {
      value,
      text: shown === undefined ? text : matchCapital(text, shown),
      count,
      language: shown === undefined ? ("fr" as const) : language,
    };
  });
  return { ...facet, choices };
}

/** Builds the view of a list for visitors. Products and known words are those of the last change of the content;
 *  without notices of changes, the present ones. `more` adds to what the list needs of the index. */
export async function publicView(
  { em, responses, language }: Pick<Context, "em" | "responses" | "language">,
  filter: Pick<ProductFilter, "q" | "sort">,
  more: Needs = {},
): Promise<ProductView & { index: CatalogueIndex }> {
  const view = { isPublic: true, language };
  const needs = { ...needsOf(filter, view), ...more };
  const index = await responses.derived(`products ${JSON.stringify(needs)}`, () => catalogueIndex(em, needs));
  return { ...view, index, knownIn: (one) => responses.derived(`words known ${one}`, () => readKnownWords(em, one)) };
}
