import { PRODUCT_COLUMN_LABELS, type ProductColumn } from "#contracts/product/product-transfer.ts";
import { csvFile } from "#server/platform/spreadsheet/csv/csv.ts";

/** A product as tables write it: what a person fills in first, in the order of the form. */
const EXAMPLE: Partial<Record<ProductColumn, string>> = {
  reference: "EXEMPLE-1",
  title: "Ampoule d’exemple",
  category: "Éclairage",
  subcategory: "Ampoules",
  short_description: "Une phrase ou deux, que la carte du produit montre.",
  long_description: "Le texte de la fiche.\n\nUne ligne vide commence un nouveau paragraphe.",
  price_from: "49,90",
  is_active: "non",
  lifecycle: "Actif",
  is_new: "oui",
  featured: "non",
  specifications: "Tension | 230 | V\nCulot | E27",
  benefits: "Facile à poser | Aucun outil n’est nécessaire.",
  compatibility: "Zigbee\nThread",
  images: "https://exemple.tn/photo.jpg | Ce que montre la photo | principale",
};

/** A table to start from: the headings that an import reads, and one product, hidden from visitors, that shows how to fill them. */
export function productTemplate(now: Date) {
  const columns = Object.keys(EXAMPLE) as ProductColumn[]; // it has no other keys
  return csvFile("modele-produits", now, [
    columns.map((column) => PRODUCT_COLUMN_LABELS[column]),
    columns.map((column) => EXAMPLE[column] ?? ""),
  ]);
}
