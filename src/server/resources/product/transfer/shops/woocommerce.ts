import type { ShopTable } from "./shop-table.ts";

/** WooCommerce's export of products, in English and French. Its own export has no old address: extensions add the slug
 *  or the permalink. Source: WooCommerce, `WC_Product_CSV_Exporter`. */
export const WOOCOMMERCE: ShopTable = {
  reference: ["sku", "ugs"],
  otherReference: ["id"],
  title: ["name", "nom"],
  category: ["categories"],
  pathSeparator: ">",
  shortDescription: ["short description", "description courte"],
  longDescription: ["description"],
  escapesNewlines: true,
  price: ["regular price", "tarif regulier"],
  netPrice: [],
  visible: ["published", "publie"],
  featured: ["is featured", "mis en avant", "est mis en avant"],
  images: ["images"],
  altTexts: [],
  imagePosition: [],
  documents: {
    url: ["download # url", "url de telechargement #", "telechargement # url"],
    name: ["download # name", "nom du telechargement #", "telechargement # nom"],
  },
  metaTitle: ["meta: _yoast_wpseo_title", "meta: rank_math_title"],
  metaDescription: ["meta: _yoast_wpseo_metadesc", "meta: rank_math_description"],
  specifications: [
    { name: "Marque", unit: "", headings: ["brands", "marques"] },
    { name: "EAN", unit: "", headings: ["gtin, upc, ean, or isbn", "gtin, upc, ean ou isbn"] },
    { name: "Poids", unit: "kg", headings: ["weight (*)", "poids (*)"] },
    { name: "Longueur", unit: "cm", headings: ["length (*)", "longueur (*)"] },
    { name: "Largeur", unit: "cm", headings: ["width (*)", "largeur (*)"] },
    { name: "Hauteur", unit: "cm", headings: ["height (*)", "hauteur (*)"] },
  ],
  attributes: {
    name: ["attribute # name", "nom de l'attribut #"],
    value: ["attribute # value(s)", "valeur(s) de l'attribut #"],
  },
  features: [],
  joins: { parent: ["parent"], id: ["id"] },
  addressParts: { permalink: ["permalink", "permalien"], slug: ["slug", "identifiant"] },
  addresses: ["{permalink}", "/product/{slug}", "/produit/{slug}"],
};
