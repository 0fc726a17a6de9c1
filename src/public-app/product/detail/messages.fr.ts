import type { Download } from "#contracts/product/product-parts.ts";
import type { ProductTab } from "./product-tab.ts";

const tabs: Record<ProductTab, string> = {
  description: "Description",
  specifications: "Spécifications techniques",
  downloads: "Téléchargements",
};

/** Source of what must stand to the letter: PROD-1 to PROD-3. */
export const m = {
  isNew: "NOUVEAU",
  reference: (reference: string) => `Référence ${reference}`,
  quantity: "Quantité",
  addToQuote: "Ajouter à mon devis",
  datasheet: "Fiche technique",
  /** Whether the sheet made of the record serves a reader of this page better than a document in that language. */
  isForeign: (_writtenIn: Download["language"]) => false,
  noDatasheet: "Fiche technique non disponible",
  preview: {
    hidden: "Aperçu – ce produit n’est pas visible sur le site",
    unsaved: "Aperçu – ce que montre cette page n’est pas enregistré",
  },
  details: "En détail",
  tabs,
  complementary: "Complétez avec",
  similar: "Produits similaires",
  seeProduct: "Voir le produit",
  photos: (title: string) => `Photos de ${title}`,
  largePhotos: (title: string) => `Photos de ${title} en grand`,
  photoToCome: (title: string) => `${title}, photo à venir`,
  photo: (title: string, number: number) => `${title}, vue ${number}`,
  enlarge: "Agrandir la photo",
  previousPhoto: "Photo précédente",
  nextPhoto: "Photo suivante",
  zoomIn: "Zoomer",
  zoomOut: "Voir la photo entière",
  photoNumber: "Photo ",
  seePhoto: (number: number) => `Voir la photo ${number}`,
};
