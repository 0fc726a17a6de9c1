import type { DemoProduct } from "./demo-product.ts";

/** Discontinued products: the page of each stays, and leads to its successor. They come after the products that are
 *  sold. */
export const ANCIENS_ECLAIRAGE: DemoProduct[] = [
  {
    picture: "ampoule",
    title: "Ampoule E27 Lueur, première génération",
    slug: "ampoule-e27-lueur-premiere-generation",
    reference: "LUM-ECL-001",
    subcategory: "Ampoules et rubans",
    short_description: "La première de nos ampoules, en blanc chaud réglable. Elle n’est plus fabriquée et reste suivie par la centrale.",
    paragraphs: [
      "Lueur a ouvert la gamme en 2019. Elle varie en intensité, sans changer de ton, et se pilote par la centrale ou par une télécommande.",
      "Elle reste reconnue par toutes nos centrales, qui la mettent à jour tant que le protocole Zigbee l’accepte. Les pièces de garantie sont en stock.",
    ],
    specifications: [
      ["Culot", "E27"],
      ["Flux lumineux", "806", "lm"],
      ["Température de couleur", "2 700", "K"],
      ["Consommation", "9,5", "W"],
      ["Dimensions", "Ø 60 × 112", "mm"],
      ["Protocole", "Zigbee 3.0"],
      ["Garantie", "3", "ans"],
    ],
    benefits: [
      ["sun", "Un blanc chaud", "Le ton d’une lampe à filament, qui varie sans scintiller."],
      ["radio", "Zigbee 3.0", "Elle prolonge le réseau de la maison, même éteinte."],
      ["leaf", "9,5 W suffisent", "Autant de lumière qu’une ancienne ampoule de 60 W."],
    ],
    compatibility: ["Centrale Lumidar", "Zigbee 3.0"],
    related: ["LUM-ECL-010"],
    meta_title: "Ampoule E27 Lueur de première génération, Zigbee 3.0",
    meta_description:
      "La première ampoule Lueur n’est plus fabriquée : sa fiche technique, ses spécifications et le modèle qui la remplace aujourd’hui, en Thread et en Bluetooth.",
  },
];
