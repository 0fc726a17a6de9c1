import { BriefcaseBusiness, Layers, LifeBuoy, type LucideIcon, Megaphone, Scale } from "lucide-react";
import type { PageTemplateName } from "#contracts/page/page-templates.ts";

/** A page to start from: its sentences are there to be replaced. */
export type PageTemplate = { key: PageTemplateName; name: string; hint: string; icon: LucideIcon; title: string };

/** The templates, in the order in which they are offered. */
export const PAGE_TEMPLATES: PageTemplate[] = [
  { key: "campaign", name: "Campagne", hint: "Une offre, jusqu’à une date", icon: Megaphone, title: "Votre campagne" },
  {
    key: "productFamily",
    name: "Famille de produits",
    hint: "Une gamme, et comment choisir",
    icon: Layers,
    title: "Une famille de produits",
  },
  { key: "support", name: "Assistance", hint: "Les gestes, les questions, un contact", icon: LifeBuoy, title: "Assistance" },
  { key: "recruitment", name: "Recrutement", hint: "Un poste, et comment postuler", icon: BriefcaseBusiness, title: "Un métier chez nous" },
  { key: "legal", name: "Texte légal", hint: "Un texte en articles, sans image", icon: Scale, title: "Conditions de l’offre" },
];
