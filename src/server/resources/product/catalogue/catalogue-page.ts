import { CATALOGUE_PAGE_SIZE, type CatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import type { CatalogueMeant, CataloguePage } from "#contracts/product/catalogue.ts";
import { categoryNames, categoryWords, frenchCategory } from "#server/resources/category/category-words.ts";
import { translatedProducts } from "../language/translated-products.ts";
import { readCards } from "../product-cards.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { countFacets, missesOf } from "./count-facets.ts";
import { facetIndexOf, understandChoices } from "./known-facets.ts";
import { facetInLanguage, readFacetWords } from "./facet-words.ts";
import { findProducts } from "./find-products.ts";
import { publicView } from "../public-view.ts";
import type { IndexedProduct } from "./indexed-product.ts";

/** One page of the catalogue, with what it may be narrowed by; or what the facets asked for mean, where an address should say that. */
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
  const misses = missesOf(index, chosen);
  const keeps = (product: IndexedProduct) => !isUnknown && (!category || product.category === category.id) && misses[product.slot] === 0;
  const { found: scores, ...page } = await findProducts(
    em,
    { ...query, page: number, limit: CATALOGUE_PAGE_SIZE },
    { ...view, isGrouped: true, keeps, read: readCards },
  );
  const found = [...index.products.values()].filter(({ slot, is_listed }) => is_listed && (scores?.[slot] ?? -1) >= 0);
  const { facets, categories, ...counts } = countFacets(index, known, { narrowing, misses, found });
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
