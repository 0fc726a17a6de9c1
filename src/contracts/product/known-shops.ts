import { normalize } from "../shared/normalize.ts";

/** Shop programs whose exports of products are known. */
export const SHOPS = ["prestashop", "woocommerce", "shopify"] as const;

export type Shop = (typeof SHOPS)[number];

/** Names of the shop programs. */
export const SHOP_NAMES: Record<Shop, string> = { prestashop: "PrestaShop", woocommerce: "WooCommerce", shopify: "Shopify" };

/** Headings by which an export is recognised, as `toShopHeading` gives them: all those of one list. */
const SIGNATURES: Record<Shop, string[][]> = {
  prestashop: [
    ["active", "name", "categories"],
    ["actif", "nom", "categories"],
    ["product id", "name", "reference", "category", "price (tax excl.)"],
    ["image", "nom", "reference", "categorie", "prix (ht)", "prix (ttc)"],
  ],
  woocommerce: [
    ["type", "sku", "name", "published", "categories"],
    ["type", "ugs", "nom", "publie", "categories"],
  ],
  shopify: [
    ["handle", "title", "body (html)"],
    ["handle", "title", "variant price"],
    ["title", "url handle", "price"],
  ],
};

/** Writes a heading of an export as headings are compared: normalized, without what only explains how to fill the
 *  column. « Categories (x,y,z...) » gives `categories`, « Name * » `name`. */
export function toShopHeading(written: string): string {
  return normalize(written)
    .replace(/\s*\((?:x\s?,\s?y\s?,\s?z|0)[^)]*\)/g, "")
    .replace(/[\s*#:?]+$/, "");
}

/** Recognises the shop program whose export has these headings. */
export function recognizeShop(headings: string[]): Shop | undefined {
  const found = new Set(headings.map(toShopHeading));
  return SHOPS.find((shop) => SIGNATURES[shop].some((names) => names.every((name) => found.has(name))));
}
