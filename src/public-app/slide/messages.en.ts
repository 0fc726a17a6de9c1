export const m: typeof import("./messages.fr.ts").m = {
  carousel: "carousel",
  loading: "Loading the carousel...",
  label: "Highlights",
  slide: "slide",
  position: (position, count) => `${position} of ${count}`,
  pause: "Pause the carousel",
  play: "Play the carousel",
  previous: "Previous slide",
  next: "Next slide",
  choose: "Choose a slide",
  show: (position, title) => `Slide ${position}: ${title}`,
};
