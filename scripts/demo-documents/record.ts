import { withUnit } from "#contracts/attribute/value-text.ts";
import { needsHub, listProtocolsOf } from "#contracts/product/connections.ts";
import type { Specification } from "#contracts/product/product-parts.ts";
import type { Language } from "#contracts/shared/language.ts";
import { m as french } from "#public-app/product/sections/use/messages.fr.ts";
import { m as english } from "#public-app/product/sections/use/messages.en.ts";
import type { DemoProduct } from "#server/resources/product/demo/demo-product.ts";
import { ENGLISH_PRODUCTS } from "#server/resources/product/demo/english/products.ts";
import { productInputOf } from "#server/resources/product/demo/product-input.ts";
import type { Text } from "./text.ts";

/** Row of a product's technical table: the French name that identifies it, and what is read in a language. */
type Row = { key: string; name: string; value: string };

/** Demo product as its documents read it, in one language. */
export type ProductRecord = {
  language: Language;
  reference: string;
  title: string;
  rows: Row[];
  /** Things that must be there before it is fitted. */
  needs: string[];
  hasRadio: (band: "2 400" | "868") => boolean;
  /** Picks the words of a text, its `{names}` filled in with values of the record. */
  say: (text: Text) => string;
};

function listNeeds(specifications: Specification[], language: Language): string[] {
  const words = language === "fr" ? french : english;
  const valueOf = (key: string) => specifications.find(({ name }) => name === key)?.value;
  const depth = valueOf("Profondeur de boîte");
  return [
    ...(needsHub(specifications) ? [words.hub(listProtocolsOf(specifications))] : []),
    ...(valueOf("Neutre requis") === "Oui" ? [words.neutral] : []),
    ...(depth ? [words.box(depth)] : []),
  ];
}

/** Reads the record of a demo product in a language. */
export function readRecord(category: string, demo: DemoProduct, language: Language): ProductRecord {
  const { slug, title, reference, specifications = [] } = productInputOf(category, demo);
  const english = ENGLISH_PRODUCTS[slug];
  const shown = language === "fr" ? specifications : (english?.specifications ?? []);
  const rows = specifications.map(({ name: key }, index): Row => {
    const row = shown[index] ?? { name: key, value: "", unit: "" };
    return { key, name: row.name ?? key, value: withUnit({ ...row, value: row.value ?? "", unit: row.unit ?? "" }, language) };
  });
  const fill = (_: string, key: string) => {
    const row = rows.find((each) => each.key === key);
    if (!row) throw new Error(`${reference} has no « ${key} »`);
    return row.value;
  };
  return {
    language,
    reference,
    title: language === "fr" ? title : (english?.title ?? title),
    rows,
    needs: listNeeds(specifications, language),
    hasRadio: (band) => rows.some(({ key, value }) => key === "Bande radio" && value.replaceAll(/[\u202f\u00a0,]/g, " ").startsWith(band)),
    say: ([fr, en]) => (language === "fr" ? fr : en).replaceAll(/\{([^}]+)\}/g, fill),
  };
}
