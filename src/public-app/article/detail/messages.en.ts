export const m: typeof import("./messages.fr.ts").m = {
  blog: "Advice",
  by: (author) => `By ${author}`,
  updated: "Updated",
  contents: "Contents",
  related: "Read next",
  preview: { unpublished: "Preview – this article is not published", unsaved: "Preview – what this page shows is not saved" },
  scheduled: (date) => `It will be published on ${date}.`,
  closingTitle: "What about your home?",
  closingText: "Tell us what you’d like your home to do. We reply within 24\u00a0hours.",
  contact: "Write to us",
};
