export const m: typeof import("./carousel-messages.fr.ts").m = {
  carousel: "carousel",
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
