import { SLIDE_TRANSLATION, type SlideInput, slideInputSchema } from "#contracts/slide/slide.ts";
import type { DemoWriter } from "#server/platform/declaration/demo-content.ts";
import { publishDemo } from "#server/platform/translation/publish-demo.ts";
import { Slide } from "./slide.entity.ts";

/** The words of a slide in English. */
type EnglishSlide = { title: string; subtitle: string; cta_text: string; alt_text: string };

/** The four demo slides in English, by their pictures. */
export const ENGLISH_SLIDES: Record<string, EnglishSlide> = {
  "slide-salon": {
    title: "A light for every moment",
    subtitle: "Reading, entertaining, doing nothing: one gesture changes the mood of the room, and the room remembers it.",
    cta_text: "See how it works",
    alt_text: "Wall screen set to evening, seen close up, before a dim living room with its pendant and picture window",
  },
  "slide-arrivee": {
    title: "The house was expecting you",
    subtitle: "The drive lights up, the door opens, the rooms are already warm. You didn’t ask for a thing.",
    cta_text: "Book a demo",
    alt_text: "A drive of lit bollards leading to the door of a white house with arches, at dusk",
  },
  "slide-securite": {
    title: "Leave with an easy mind",
    subtitle: "The door locks, the alarm keeps watch, and you see who is ringing, wherever you are.",
    cta_text: "Discover smart security",
    alt_text: "Studded blue door with a smart lock and a video doorbell, under a lit lantern",
  },
  "slide-scenarios": {
    title: "At night, the steps light up",
    subtitle: "A scene is a habit that the house remembers. Tell us yours, and we’ll compose them.",
    cta_text: "Create my scenes",
    alt_text: "Staircase with a line of light along each step, at the end of a bare wall",
  },
};

/** Focus of scenes: the products are at the upper right, away from the words. A narrow screen is cut around it. */
const UPPER_RIGHT = { x: 90, y: 50 };

/** A slide of the home page; `picture` is the name of a scene in `assets/demo/pictures`. */
export type DemoSlide = Required<Pick<SlideInput, "title" | "subtitle" | "cta_text" | "cta_link" | "alt_text" | "image_focus">> & {
  picture: string;
};

/** The four slides, in order; their calls to action are the four presets. Source: SLIDE-5. */
export const DEMO_SLIDES: DemoSlide[] = [
  {
    picture: "slide-salon",
    title: "Une lumière pour chaque moment",
    subtitle: "Lire, recevoir, ne rien faire : la pièce change d’ambiance d’un geste, et s’en souvient.",
    cta_text: "Voir comment ça marche",
    cta_link: "/produits",
    image_focus: { x: 84, y: 50 },
    alt_text: "Écran mural réglé sur la soirée, vu de près, devant un salon dans la pénombre, sa suspension et sa baie vitrée",
  },
  {
    picture: "slide-arrivee",
    title: "La maison vous attendait",
    subtitle: "L’allée s’éclaire, la porte s’ouvre, il fait déjà bon. Vous n’avez rien demandé.",
    cta_text: "Demander une démo",
    cta_link: "/contact",
    image_focus: UPPER_RIGHT,
    alt_text: "Allée de bornes allumées menant à la porte d’une maison blanche à arcades, au crépuscule",
  },
  {
    picture: "slide-securite",
    title: "Partez l’esprit tranquille",
    subtitle: "La porte se verrouille, l’alarme veille, et vous voyez qui sonne, où que vous soyez.",
    cta_text: "Découvrir la sécurité intelligente",
    cta_link: "/fonctionnalites",
    image_focus: UPPER_RIGHT,
    alt_text: "Porte bleue cloutée avec serrure connectée et visiophone, sous une lanterne allumée",
  },
  {
    picture: "slide-scenarios",
    title: "La nuit, les marches s’allument",
    subtitle: "Un scénario, c’est une habitude que la maison retient. Décrivez les vôtres, nous les composons.",
    cta_text: "Créer mes scénarios",
    cta_link: "/contact",
    image_focus: { x: 66, y: 50 }, // the foot of the stairs, which is lit, stays right of the words
    alt_text: "Escalier dont chaque marche est soulignée de lumière, au bout d’un mur nu",
  },
];

/** A demo slide as an administrator would send it. Throws a ZodError when its content breaks the contract. */
export function slideInputOf(demo: DemoSlide, imageUrl = "") {
  return slideInputSchema.parse({ ...demo, image_url: imageUrl });
}

/** Writes the demo slides, in order, in both languages. */
export const createDemoSlides: DemoWriter = async (em, { pictureUrl, datedBefore }) => {
  const slides = DEMO_SLIDES.map((demo, order_index) => {
    const slide = em.create(Slide, { ...slideInputOf(demo, pictureUrl(demo.picture)), order_index, ...datedBefore(75) });
    return [slide, ENGLISH_SLIDES[demo.picture]] as const;
  });
  await publishDemo(em, SLIDE_TRANSLATION, slides);
  return `${DEMO_SLIDES.length} slides`;
};
