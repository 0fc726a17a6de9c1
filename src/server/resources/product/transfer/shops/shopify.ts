import type { ShopTable } from "./shop-table.ts";

/** Shopify's export of products, with the headings up to 2024 and those since. Source: Shopify's help, « Using CSV
 *  files to import and export products ». */
export const SHOPIFY: ShopTable = {
  reference: ["variant sku", "sku"],
  otherReference: ["handle", "url handle"],
  title: ["title"],
  category: ["type", "product category"],
  pathSeparator: ">",
  shortDescription: [],
  longDescription: ["body (html)", "description"],
  price: ["variant price", "price"],
  netPrice: [],
  visible: ["published", "published on online store", "status"],
  featured: [],
  images: ["image src", "product image url"],
  altTexts: ["image alt text"],
  imagePosition: ["image position"],
  documents: { url: [], name: [] },
  metaTitle: ["seo title"],
  metaDescription: ["seo description"],
  specifications: [
    { name: "Marque", unit: "", headings: ["vendor"] },
    { name: "EAN", unit: "", headings: ["variant barcode", "barcode"] },
    { name: "Poids", unit: "g", headings: ["variant grams", "weight value (grams)"] },
  ],
  attributes: { name: ["option# name"], value: ["option# value"] },
  features: [],
  joins: { key: ["handle", "url handle"], variant: ["variant sku", "sku", "option1 value", "variant price", "price"] },
  addressParts: { handle: ["handle", "url handle"] },
  addresses: ["/products/{handle}"],
};
