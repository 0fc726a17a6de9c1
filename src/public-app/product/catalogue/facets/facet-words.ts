import { NO, YES } from "#contracts/attribute/value-text.ts";
import { type FacetChoices, NEW_FACET, PRICE_FACET, withoutParameters } from "#contracts/product/catalogue-filter.ts";
import type { Facet } from "#contracts/product/catalogue.ts";
import { language } from "#messages/public-app/language/language";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m as product } from "#messages/public-app/product/messages";
import { m } from "#messages/public-app/product/catalogue/messages";

/** A text, and whether it is in the language of what administrators write. */
export type Words = { text: string; isContent: boolean };

/** Formats the name of a facet. */
export function formatName({ param, name, name_en }: Facet): Words {
  const own = m.names[param];
  if (own !== undefined) return { text: own, isContent: false };
  const isTranslated = language.code === "en" && name_en !== "";
  return { text: isTranslated ? name_en : name, isContent: !isTranslated };
}

type Choice = Extract<Facet, { kind: "choices" }>["choices"][number];

/** Formats the name of a choice of a facet. */
export function formatChoice(param: string, choice: Choice): Words {
  const { value, text } = choice;
  if (param === NEW_FACET) return { text: m.onlyNew, isContent: false };
  if (text === YES) return { text: m.yes, isContent: false };
  if (text === NO) return { text: m.no, isContent: false };
  return { text: text || value, isContent: langAttributes(choice) !== undefined };
}

/** A unit behind its number, as it is printed. */
export function unitOf(facet: Extract<Facet, { kind: "range" }>): string {
  return facet.param === PRICE_FACET ? m.priceUnit : facet.unit;
}

const numbers = new Intl.NumberFormat(language.locale, { maximumFractionDigits: 6 });

/** A number as the language writes it; nothing for none. */
export function formatNumber(number: number | null): string {
  return number === null ? "" : numbers.format(number);
}

/** One choice that can be taken back: what it says, and what is left without it. */
export type ActiveChoice = { key: string; words: Words; left: FacetChoices | undefined };

function listActive(facet: Facet, choices: FacetChoices): ActiveChoice[] {
  const { param } = facet;
  const name = formatName(facet);
  if (facet.kind === "choices") {
    const values = choices[param] ?? [];
    return facet.choices
      .filter(({ value }) => values.includes(value))
      .map((choice) => {
        const { text, isContent } = formatChoice(param, choice);
        const others = values.filter((value) => value !== choice.value);
        const words =
          param === NEW_FACET ? { text, isContent } : { text: m.chosen(name.text, text), isContent: isContent && name.isContent };
        return {
          key: `${param}=${choice.value}`,
          words,
          left: others.length > 0 ? { ...choices, [param]: others } : withoutParameters(choices, [param]),
        };
      });
  }
  const ends = [`${param}-min`, `${param}-max`];
  const isPrice = param === PRICE_FACET;
  const inWords = (end: string) => (isPrice ? product.amount(Number(end)) : formatNumber(Number(end)));
  const [least, most] = ends.map((end) => choices[end]?.[0]).map((end) => (end === undefined ? undefined : inWords(end)));
  if (least === undefined && most === undefined) return [];
  const unit = isPrice || unitOf(facet) === "" ? "" : `\u00a0${unitOf(facet)}`;
  const span =
    least === undefined ? m.atMost(most ?? "", unit) : most === undefined ? m.atLeast(least, unit) : m.between(least, most, unit);
  return [{ key: param, words: { text: m.chosen(name.text, span), isContent: false }, left: withoutParameters(choices, ends) }];
}

/** Lists the active choices of the facets, one by one. */
export function listActiveChoices(facets: Facet[], choices: FacetChoices = {}): ActiveChoice[] {
  return facets.flatMap((facet) => listActive(facet, choices));
}
