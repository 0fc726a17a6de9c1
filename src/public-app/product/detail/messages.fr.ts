import type { ProductTab } from "./product-tab.ts";

const tabs: Record<ProductTab, string> = {
  description: "Description",
  specifications: "Spécifications techniques",
  downloads: "Téléchargements",
};

/** Source of what the specification quotes: §2 « Product detail ». */
export const m = {
  isNew: "NOUVEAU",
  reference: (reference: string) => `Référence ${reference}`,
  benefits: "Caractéristiques du produit",
  datasheet: "Fiche technique",
  noDatasheet: "Fiche technique non disponible",
  preview: {
    hidden: "Aperçu – ce produit n’est pas visible sur le site",
    unsaved: "Aperçu – ce que montre cette page n’est pas enregistré",
  },
  details: "En détail",
  tabs,
  noSpecifications: "Aucune spécification pour ce produit.",
  compatibility: "Compatibilité",
  /** A size that our own upload wrote, as French writes it. Any other text stays as it was written. */
  size: (written: string) => written.replace(/^(\d+)\.(\d+) MB$/, "$1,$2\u00a0Mo"),
  noDownloads: "Aucun document à télécharger pour ce produit.",
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
