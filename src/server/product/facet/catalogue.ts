import type { z } from "zod";
import { CATALOGUE_PAGE_SIZE } from "#contracts/product/catalogue-filter.ts";
import type { CatalogueMeant, CataloguePage, catalogueQuerySchema } from "#contracts/product/catalogue.ts";
import { readCards } from "#server/product/product-cards.ts";
import { categoryNames, categoryWords, frenchCategory } from "#server/category/category-words.ts";
import { translatedProducts } from "#server/product/language/translated-products.ts";
import { findProducts } from "#server/product/product-list.ts";
import { publicView } from "#server/product/public-view.ts";
import type { RowMarks } from "#server/product/catalogue-index/word-rows.ts";
import type { Context } from "#server/rpc/trpc.ts";
import { narrowingOf } from "./chosen-facets.ts";
import { countFacets, meetingChoices, type Missed, missesOf } from "./count-facets.ts";
import { facetInLanguage, readFacetWords } from "./facet-words.ts";
import { type FacetIndex, facetIndexOf } from "./facet-index.ts";

type CatalogueQuery = z.output<typeof catalogueQuerySchema>;

/** Which products a list keeps of those that its words find. A category that does not exist keeps none. */
function keptBy({ size, categories, categoryOf }: FacetIndex, missed: Missed, { category: asked }: CatalogueQuery): RowMarks {
  const { category } = missed.narrowing;
  if (asked && !category) return new Uint8Array(size);
  const meeting = meetingChoices(missed);
  const wanted = category && categories.indexOf(category);
  const kept = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) if ((wanted === undefined || categoryOf[row] === wanted) && meeting?.[row] !== 0) kept[row] = 1;
  return kept;
}

/** One page of the catalogue, with what it may be narrowed by; or what the facets asked for mean, where an address should say that. */
export async function catalogue(
  { em, responses, language }: Pick<Context, "em" | "responses" | "language">,
  asked: CatalogueQuery,
): Promise<CataloguePage | CatalogueMeant> {
  const view = await publicView({ em, responses, language }, asked, { facets: true });
  const index = facetIndexOf(view.index);
  const isFrench = index.categories.some(({ name }) => name === asked.category);
  const input = asked.category && !isFrench ? { ...asked, category: await frenchCategory(em, asked.category) } : asked;
  const { category: _, facets: asIs = {}, ...query } = input;
  const narrowing = narrowingOf(index, input);
  const { category, choices } = narrowing;
  const isUnknown = Boolean(input.category && !category);
  if (!isUnknown && JSON.stringify(choices) !== JSON.stringify(asIs)) return { meant: choices };
  const words = await responses.derived(`category words ${language}`, () => categoryWords(em, language));
  const missed = { narrowing, misses: missesOf(index, narrowing.chosen) };
  const kept = keptBy(index, missed, input);
  const { found, ...page } = await findProducts(
    em,
    { ...query, limit: CATALOGUE_PAGE_SIZE },
    { ...view, isGrouped: true, kept, read: readCards },
  );
  const { facets, categories, ...counts } = countFacets(index, missed, found);
  const facetWords = language === "fr" ? undefined : await responses.derived(`facet words ${language}`, () => readFacetWords(em, language));
  const shownFacets = facetWords ? facets.map((facet) => facetInLanguage(facet, facetWords, language)) : facets;
  const shownCategory = ({ name, count }: { name: string; count: number }) => {
    const shown = words.languageOf(name);
    return { name: words.nameOf(name), count, ...(shown && { language: shown }) };
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
