export const m: typeof import("./messages.fr.ts").m = {
  stories: [
    {
      scene: "dessin",
      picture: "A child’s drawing and scattered crayons under a lit table lamp, a small wooden car beside them",
      title: "Evening light, all by itself",
      text: "It is 7.42 pm. The living room turns to amber, the kitchen dims a little. Nobody reached for a switch.",
      link: "Smart lighting",
      to: "/fonctionnalites",
      part: "eclairage",
    },
    {
      scene: "climat",
      picture: "A bedroom in the evening: the wall screen reads 21.5 degrees, the curtain keeps the warmth in",
      title: "The bedroom is ready before you are",
      text: "The curtain held on to the day’s warmth; the radiator paused while the window was open. You go up, and it is 21 degrees.",
      link: "Climate control",
      to: "/fonctionnalites",
      part: "climat",
    },
    {
      scene: "terrasse",
      picture: "The lit arcade of a white house at dusk, under a bougainvillea",
      title: "You are away. Home carries on",
      text: "The windows light up as they do every evening, the door is locked, and your phone has nothing to report.",
      link: "Advanced security",
      to: "/fonctionnalites",
      part: "securite",
    },
    {
      scene: "etabli",
      picture: "A workbench in morning light: an opened hub, its circuit board, tools and a mug",
      title: "Set up before we arrive",
      text: "We prepare your scenes in the workshop, plan in hand. Fitting takes under 4 hours in most homes, up to 6 hours in a large villa.",
      link: "Who we are",
      to: "/a-propos",
    },
  ],
};
