import { DEMO_CATEGORIES } from "../categories.ts";
import type { DemoProduct } from "../demo-product.ts";
import { listDemoDocuments } from "../documents/demo-documents.ts";
import { productInputOf, slugOf } from "../product-input.ts";
import type { DemoTranslation } from "#server/platform/translation/publish-demo.ts";
import { ENGLISH_AUTOMATISATION } from "./automatisation.ts";
import { ENGLISH_CAPTEURS } from "./capteurs.ts";
import { ENGLISH_COMPLIANCE } from "./compliance.ts";
import { ENGLISH_CONTROLEURS } from "./controleurs.ts";
import { ENGLISH_ECLAIRAGE } from "./eclairage.ts";
import type { EnglishProduct } from "./english-product.ts";
import { ENGLISH_INTERFACES } from "./interfaces.ts";
import { ENGLISH_SECURITE } from "./securite.ts";
import { englishCompatibility, englishSpecification } from "./specification-words.ts";

const WRITTEN: Record<string, EnglishProduct> = {
  ...ENGLISH_INTERFACES,
  ...ENGLISH_CAPTEURS,
  ...ENGLISH_CONTROLEURS,
  ...ENGLISH_ECLAIRAGE,
  ...ENGLISH_SECURITE,
  ...ENGLISH_AUTOMATISATION,
};

function fieldsOf(category: string, demo: DemoProduct, { slug, paragraphs, benefits, ...written }: EnglishProduct) {
  const input = productInputOf(category, demo);
  const { specifications = [], compatibility = [] } = input;
  return {
    slug,
    ...written,
    long_description: paragraphs.join("\n\n"),
    benefits: benefits.map(([title, description]) => ({ title, description })),
    specifications: specifications.map(englishSpecification),
    compatibility: compatibility.map(englishCompatibility),
    downloads: [{ name: `Datasheet ${written.title}` }, ...listDemoDocuments(input).map(({ names }) => ({ name: names.en }))],
    ...ENGLISH_COMPLIANCE[demo.reference],
  } satisfies DemoTranslation;
}

/** The demo products in English, by French slug: their own slug and their translated fields. */
export const ENGLISH_PRODUCTS = Object.fromEntries(
  DEMO_CATEGORIES.flatMap(({ name, products }) =>
    products.flatMap((demo) => {
      const written = WRITTEN[slugOf(demo)];
      return written ? [[slugOf(demo), fieldsOf(name, demo, written)] as const] : [];
    }),
  ),
);
