export const m: typeof import("./messages.fr.ts").m = {
  categories: {
    guide: "Guides",
    savings: "Savings",
    security: "Security",
    installation: "Installation",
    maintenance: "Maintenance",
    trends: "Trends",
  },
  read: "Read the article",
  date: (written) => written,
  minutes: (minutes) => `${minutes}\u00a0min read`,
};
