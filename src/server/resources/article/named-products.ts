import type { EntityManager } from "@mikro-orm/postgresql";
import { Parser } from "htmlparser2";
import type { StoredPicture } from "#contracts/shared/picture.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import type { Language } from "#contracts/shared/language.ts";
import { PRODUCT_TRANSLATION } from "#contracts/product/product.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { listedProducts } from "#server/resources/product/visible-products.ts";

/** A product as an article shows it. */
export type NamedProduct = { slug: string; title: string; summary: string; image: StoredPicture | null };

/** Looks up the product that visitors can choose under a slug. */
export type ProductOf = (slug: string) => NamedProduct | undefined;

const PRODUCT = /^\/produits\/([a-z0-9-]+)$/;

/** Finds the paragraphs of HTML that are nothing but the link to one product, with their positions and its slug. */
export function productParagraphs(html: string): { start: number; end: number; slug: string }[] {
  const found: { start: number; end: number; slug: string }[] = [];
  let open: { start: number; links: string[]; isAlone: boolean } | undefined;
  let isInLink = false;
  const parser = new Parser({
    onopentag(name, { href = "" }) {
      if (name === "p") open = { start: parser.startIndex, links: [], isAlone: true };
      else if (name === "a") open?.links.push(href);
      else if (open) open.isAlone = false;
      isInLink ||= name === "a";
    },
    ontext(text) {
      if (open && !isInLink && text.trim() !== "") open.isAlone = false;
    },
    onclosetag(name, isImplied) {
      if (name === "a") isInLink = false;
      if (name !== "p") return;
      const slug = open?.links.length === 1 ? PRODUCT.exec(open.links[0] ?? "")?.[1] : undefined;
      if (open?.isAlone && slug && !isImplied) found.push({ start: open.start, end: parser.endIndex + 1, slug });
      open = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Looks up the products that an article names in a paragraph of their own, in one query. */
export async function namedProducts(em: EntityManager, html: string, language: Language): Promise<ProductOf> {
  const found = await listedProducts(em, [...new Set(productParagraphs(html).map(({ slug }) => slug))]);
  const asked = found.map(({ slug }) => slug);
  const products = await translateItems(em, PRODUCT_TRANSLATION, found, language);
  const known = new Map(
    products.flatMap(({ slug, title, short_description: summary, images }, index) => {
      const { url, width, height, color } = mainImageOf(images) ?? {};
      const image = url ? { url, ...(width && { width }), ...(height && { height }), ...(color && { color }) } : null;
      const named = { slug, title, summary, image };
      return [asked[index], slug].map((known) => [known, named] as const);
    }),
  );
  return (slug) => known.get(slug);
}
