/** The words of a slide in English. */
type EnglishSlide = { title: string; subtitle: string; cta_text: string; alt_text: string };

/** The four demo slides in English, by their pictures. */
export const ENGLISH_SLIDES: Record<string, EnglishSlide> = {
  "slide-arrivee": {
    title: "The house was expecting you",
    subtitle: "The drive lights up, the door opens, the rooms are already warm. You didn’t ask for a thing.",
    cta_text: "Book a demo",
    alt_text: "A drive of lit bollards leading to the door of a white house with arches, at dusk",
  },
  "slide-salon": {
    title: "A light for every moment",
    subtitle: "Reading, entertaining, doing nothing: one gesture changes the mood of the room, and the room remembers it.",
    cta_text: "See how it works",
    alt_text:
      "Living room in the evening, a midnight-blue pendant above a coffee table and a green sofa, palm trees beyond the picture window",
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
