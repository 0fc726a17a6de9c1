import { z } from "zod";
import type { Comparison } from "#contracts/product/catalogue.ts";
import { COMPARED_MAX } from "#contracts/product/chosen-products.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";
import type { ProductDetail } from "#contracts/product/product.ts";
import type { NamedSelection } from "#contracts/contact-request/contact-request.ts";
import { QUANTITY_MAX, SELECTION_MAX, writeSelection } from "#contracts/selection/selection.ts";
import { inLanguage } from "#contracts/shared/language.ts";
import { agentTool, languageParameter as language, slugParameter, type ToolCall } from "#server/platform/declaration/agent-tool.ts";
import { chooseText } from "#server/platform/declaration/program-texts.ts";

const slugs = z.array(slugParameter);

const toUrl = ({ origin, language }: ToolCall, path: string) => origin + inLanguage(language, path);

/** Sets products side by side: a row for each fact, with the value of each product that has it. */
function toRows(products: Comparison): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const { slug, specifications } of products)
    for (const { name, value, unit } of specifications) (rows[name] ??= {})[slug] = [value, unit].filter(Boolean).join(" ");
  return rows;
}

const compareTool = agentTool({
  name: "compare",
  about: {
    fr: `Met ${COMPARED_MAX} produits au plus côte à côte, par leurs slugs\u202f: prix, spécifications, compatibilités. Donne l’adresse de la comparaison.`,
    en: `Sets up to ${COMPARED_MAX} products side by side, by their slugs: price, specifications, compatibility. Gives the address of the comparison.`,
  },
  input: z.strictObject({ slugs: slugs.min(2).max(COMPARED_MAX), language }),
  run: async (asked, { slugs }) => {
    const products = (await asked.call("products.compare", { slugs })) as Comparison; // as its contract types it
    return {
      products: products.map(({ image: _, specifications: _rows, ...product }) => ({
        ...product,
        url: toUrl(asked, `/produits/${product.slug}`),
      })),
      specifications: toRows(products),
      unknown: slugs.filter((slug) => products.every((product) => product.slug !== slug)),
      url: toUrl(asked, `/comparer?produits=${slugs.join()}`),
    };
  },
});

const RECORD_SAYS = {
  fr: "C’est ce que la fiche du produit dit, rien de plus\u202f: ce qui n’y est pas n’est ni confirmé ni exclu.",
  en: "This is what the product’s record says, and no more: what it lacks is neither confirmed nor excluded.",
};

const fitsWithTool = agentTool({
  name: "fits_with",
  about: {
    fr: "Dit avec quoi un produit va, d’après sa fiche\u202f: ce qu’il nécessite, ce qui le complète, ce qui lui est associé, ses compatibilités, son remplaçant.",
    en: "Tells what a product goes with, by its record: what it requires, what completes it, what it is related to, its compatibility, its successor.",
  },
  input: z.strictObject({ slug: slugParameter, language }),
  run: async (asked, { slug }) => {
    const product = (await asked.call("products.bySlug", { slug })) as ProductDetail; // as its contract types it
    const toLink = ({ slug, title, short_description }: RelatedProduct) => ({
      slug,
      title,
      short_description,
      url: toUrl(asked, `/produits/${slug}`),
    });
    // those that the server offers are no choice of anyone
    const chosen = product.related_products.filter(({ is_suggested }) => !is_suggested);
    return {
      product: { slug: product.slug, title: product.title, url: toUrl(asked, `/produits/${product.slug}`) },
      requires: product.required_products.map(toLink),
      completed_by: product.complementary_products.map(toLink),
      related: chosen.map(toLink),
      compatibility: product.compatibility,
      lifecycle: product.lifecycle,
      replaced_by: product.replaced_by && toLink(product.replaced_by),
      notice: chooseText(RECORD_SAYS, asked.language),
    };
  },
});

const selectedSchema = z.strictObject({ slug: slugParameter, quantity: z.int().min(1).max(QUANTITY_MAX).default(1) });

const selectionLinkTool = agentTool({
  name: "make_selection_link",
  about: {
    fr: "Donne l’adresse d’une sélection de produits, avec leurs quantités, à partager telle quelle. Rien n’est enregistré.",
    en: "Gives the address of a selection of products with their quantities, to be shared as it is. Nothing is stored.",
  },
  input: z.strictObject({ products: z.array(selectedSchema).min(1).max(SELECTION_MAX), language }),
  run: async (asked, { products }) => {
    const written = writeSelection(products);
    // as its contract types it
    const named = (await asked.call("contactRequests.selection", { written })) as NamedSelection;
    return {
      url: toUrl(asked, `/ma-selection?produits=${written}`),
      products: named.products.map(({ slug, title, reference, quantity }) => ({ slug, title, reference, quantity })),
      unavailable: named.gone,
    };
  },
});

/** The tools of products. */
export const productTools = [compareTool, fitsWithTool, selectionLinkTool];
