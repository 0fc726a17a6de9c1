import type { ShopTable } from "./shop-table.ts";

/** PrestaShop's table of products in the form of its import or of its catalogue's list, in English and French. Source:
 *  PrestaShop, `docs/csv_import/products_import.csv`. */
export const PRESTASHOP: ShopTable = {
  reference: ["reference"],
  otherReference: ["product id", "id", "id produit"],
  title: ["name", "nom"],
  category: ["categories", "category", "categorie"],
  pathSeparator: "/",
  shortDescription: ["summary", "short description", "resume", "recapitulatif"],
  longDescription: ["description"],
  price: ["price tax included", "price (tax incl.)", "prix ttc", "prix (ttc)"],
  netPrice: ["price tax excluded", "price (tax excl.)", "prix ht", "prix (ht)", "prix hors taxe"],
  visible: ["active", "actif", "status", "etat"],
  featured: [],
  images: ["image urls", "image", "url des images"],
  altTexts: ["image alt texts", "textes alternatifs des images"],
  imagePosition: [],
  documents: { url: [], name: [] },
  metaTitle: ["meta title", "balise titre", "meta titre"],
  metaDescription: ["meta description"],
  specifications: [
    { name: "Marque", unit: "", headings: ["manufacturer", "brand", "marque", "fabricant"] },
    { name: "EAN", unit: "", headings: ["ean13", "ean-13"] },
    { name: "Poids", unit: "kg", headings: ["weight", "poids"] },
    { name: "Largeur", unit: "cm", headings: ["width", "largeur"] },
    { name: "Hauteur", unit: "cm", headings: ["height", "hauteur"] },
    { name: "Profondeur", unit: "cm", headings: ["depth", "profondeur"] },
  ],
  attributes: { name: [], value: [] },
  features: [
    "feature(name:value:position)",
    "feature (name:value:position:customized)",
    "caracteristique (nom:valeur:position:personnalise)",
  ],
  addressParts: {
    id: ["product id", "id", "id produit"],
    rewrite: ["url rewritten", "url reecrite"],
    category: ["categories", "category", "categorie"],
  },
  addresses: ["/{id}-{rewrite}.html", "/{category}/{id}-{rewrite}.html"],
};
