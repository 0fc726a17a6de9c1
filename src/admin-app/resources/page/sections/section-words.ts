import {
  AlignLeft,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Image,
  Images,
  ListOrdered,
  type LucideIcon,
  MapPin,
  MousePointerClick,
  Newspaper,
  Package,
  PanelTop,
  Quote,
  Sparkles,
  SquareCheckBig,
  Table2,
  Users,
} from "lucide-react";
import type { Section, SectionKind } from "#contracts/page/section.ts";

type Words = { label: string; hint: string; icon: LucideIcon };

/** Names of the kinds of section, and what each is for. */
export const SECTION_WORDS: Record<SectionKind, Words> = {
  opening: { label: "Ouverture", hint: "Le titre de la page sur fond sombre, une image, un bouton", icon: PanelTop },
  text: { label: "Texte", hint: "Des paragraphes, des listes, des tableaux", icon: AlignLeft },
  picture: { label: "Image et texte", hint: "Une grande image à côté d’un texte", icon: Image },
  stories: { label: "Récits", hint: "Des images, chacune avec son texte et son lien", icon: Images },
  benefits: { label: "Bénéfices", hint: "Ce qu’on y gagne, chacun sous son icône", icon: Sparkles },
  figures: { label: "Chiffres", hint: "Quelques grands nombres", icon: ChartNoAxesColumn },
  steps: { label: "Étapes", hint: "Un déroulé, ou des dates", icon: ListOrdered },
  facts: { label: "Fiche", hint: "Des intitulés, chacun avec son texte", icon: Table2 },
  people: { label: "Personnes", hint: "Une équipe, avec ou sans portraits", icon: Users },
  voices: { label: "Témoignages", hint: "Des paroles de clients, avec leur source", icon: Quote },
  products: { label: "Produits", hint: "Choisis un par un, les derniers, ou d’une catégorie", icon: Package },
  articles: { label: "Articles", hint: "Choisis un par un, les derniers, ou d’une catégorie", icon: Newspaper },
  features: { label: "Fonctionnalités", hint: "Celles qui sont actives, en colonnes", icon: SquareCheckBig },
  questions: { label: "Questions", hint: "Des questions qui se déplient", icon: CircleQuestionMark },
  action: { label: "Appel à l’action", hint: "Une phrase, et un ou deux boutons", icon: MousePointerClick },
  place: { label: "Carte et horaires", hint: "Le showroom, tel que les Réglages le décrivent", icon: MapPin },
};

/** The words by which an editor knows a section again: its title, or what it begins with. */
export function summarize(section: Section): string {
  if ("title" in section && section.title !== "") return section.title;
  if ("lead" in section && section.lead !== "") return section.lead;
  return "";
}
