import { type CatalogueFilter, parseCatalogueFilter, withoutParameters } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { m } from "#messages/public-app/product/catalogue/messages";
import { parseSearch } from "#public-app/routes/page-url.ts";

/** Finds the ends of spans that stand the wrong way round, and says so beside them. One end is typed before the other:
 *  neither is followed, nor changed, until they fit. */
function findCrossedEnds(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll(".ends")].flatMap((span) => {
    const [least, most] = span.querySelectorAll("input");
    const isCrossed = least && most && least.valueAsNumber > most.valueAsNumber;
    const message = span.nextElementSibling;
    if (message) message.textContent = isCrossed ? m.crossedEnds : "";
    for (const end of [least, most]) if (end) end.ariaInvalid = isCrossed ? "true" : null;
    return isCrossed ? [least, most] : [];
  });
}

/** Reads the filter that the form holds; crossed ends of a span are read from the URL's. */
export function readForm(form: HTMLFormElement, { facets }: CatalogueFilter): CatalogueFilter {
  const written = new FormData(form);
  for (const { name, valueAsNumber } of form.querySelectorAll<HTMLInputElement>("[type=number]"))
    written.set(name, Number.isNaN(valueAsNumber) ? "" : String(valueAsNumber));
  for (const { name } of findCrossedEnds(form)) written.set(name, facets?.[name]?.[0] ?? "");
  const texts = written as unknown as Record<string, string>; // it has no field for files
  return parseCatalogueFilter(parseSearch(new URLSearchParams(texts)));
}

/** The filter with another category, or none, at its first page, without choices that this one cannot be narrowed by.
 *  `page` is the one that is shown. */
export function chooseCategory(filter: CatalogueFilter, page: CataloguePage | undefined, category: string | undefined): CatalogueFilter {
  const { dropped = [] } = (category === undefined ? page : page?.categories.find(({ name }) => name === category)) ?? {};
  return { ...filter, category, facets: withoutParameters(filter.facets ?? {}, dropped), page: undefined };
}

type Shown = {
  /** The filter that the form showed before. */
  before: CatalogueFilter;
  /** Words are being typed that are on no way to the URL yet. */
  isTyping: boolean;
};

/** Shows a filter in the form, but for what the visitor has typed and the URL does not hold yet. */
export function showFilter(form: HTMLFormElement, filter: CatalogueFilter, { before, isTyping }: Shown): void {
  const { facets, ...own } = filter;
  const values: Record<string, unknown> = { sort: "name", view: "grid", ...own, ...facets };
  const areWordsKept = isTyping || readForm(form, filter).q === filter.q;
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const { name, type, value } = control;
    const shown = [values[name] ?? ""].flat().map(String);
    const [text = ""] = shown;
    if ("checked" in control && (type === "checkbox" || type === "radio")) control.checked = shown.includes(value);
    else if (type === "number") {
      const textBefore = before.facets?.[name]?.[0] ?? "";
      const isKept = value !== textBefore && (text === textBefore || control === document.activeElement);
      if (!isKept) control.value = text;
    } else if (name !== "q" || !areWordsKept) control.value = text;
  }
  findCrossedEnds(form);
}
