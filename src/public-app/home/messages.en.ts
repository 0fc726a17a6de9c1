export const m: typeof import("./messages.fr.ts").m = {
  description: (name) =>
    `Light, climate, security: ${name} fits your home with quiet devices that work together. Installed in under 4 hours.`,
  introTitle: "A home that looks after itself",
  intro:
    "A few lamps, some shutters, a lock, a handful of sensors. One by one, they are objects. Connected, they become a home that lights, warms and locks itself without a thought from you.",
  introLink: "See what it can do",
  features: "Everything that matters, together",
  figures: "In a few figures",
  homes: "connected homes",
  uptime: "uptime",
  energySavings: "energy saved",
  support: "a team that answers",
  newProducts: "What’s new",
  allProducts: "All products",
  invitationTitle: "See it live before you choose",
  invitation: (city) => `One hour is enough: at your place or in our ${city} showroom, we show you a home at work. No commitment.`,
  invitationPicture: "A bedroom in the evening: the wall screen reads 21.5 degrees, the curtain keeps the warmth in",
  articles: "Our latest advice",
  allArticles: "All articles",
};
