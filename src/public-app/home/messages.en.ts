export const m: typeof import("./messages.fr.ts").m = {
  description: (name) =>
    `Light, climate, security: ${name} fits your home with quiet devices that work as one. Installed in under 4 hours.`,
  newProducts: "What’s new",
  allProducts: "All products",
  introTitle: "A home that looks after itself",
  intro:
    "A few lamps, some shutters, a lock, a handful of sensors. On their own, they are just things. Together, they become a home that lights, heats and locks itself without a second thought.",
  introLink: "See what it can do",
  features: "Everything that matters, in one place",
  figures: "In figures",
  homes: "connected homes",
  uptime: "uptime",
  energySavings: "energy saved",
  support: "people who answer",
  invitationTitle: "See it in action before you choose",
  invitation: (city) =>
    `An hour is all it takes: at your place or in our ${city} showroom, we’ll show you a home at work. No strings attached.`,
  invitationPicture: "The showroom in the evening: three lit niches in a wall, a device in each",
  articles: "Our latest advice",
  allArticles: "All articles",
};
