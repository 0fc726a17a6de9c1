import { ANCIENS_ECLAIRAGE } from "./anciens.ts";
import { AUTOMATISATION } from "./automatisation.ts";
import { CAPTEURS } from "./capteurs.ts";
import { CAPTEURS_CLIMAT } from "./capteurs-climat.ts";
import { CONTROLEURS } from "./controleurs.ts";
import type { DemoProduct } from "./demo-product.ts";
import { ECLAIRAGE } from "./eclairage.ts";
import { INTERFACES } from "./interfaces.ts";
import { SECURITE } from "./securite.ts";

/** A category of the catalogue with its sub-categories and its demo products. */
export type DemoCategory = { name: string; subcategories: string[]; products: DemoProduct[] };

/** The six categories of the catalogue, in the order of the back office's filter. Source: ADM-7. */
export const DEMO_CATEGORIES: DemoCategory[] = [
  { name: "Interfaces", subcategories: ["Écrans", "Commandes murales", "Télécommandes"], products: INTERFACES },
  {
    name: "Capteurs",
    subcategories: ["Présence et ouverture", "Alertes domestiques", "Climat et air"],
    products: [...CAPTEURS, ...CAPTEURS_CLIMAT],
  },
  { name: "Contrôleurs", subcategories: ["Centrales et passerelles", "Modules", "Prises"], products: CONTROLEURS },
  { name: "Éclairage", subcategories: ["Luminaires", "Ampoules et rubans", "Extérieur"], products: [...ECLAIRAGE, ...ANCIENS_ECLAIRAGE] },
  { name: "Sécurité", subcategories: ["Vidéo", "Accès", "Alarme"], products: SECURITE },
  { name: "Automatisation", subcategories: ["Stores et rideaux", "Chauffage", "Jardin et portail"], products: AUTOMATISATION },
];
