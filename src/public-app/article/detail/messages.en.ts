export const m: typeof import("./messages.fr.ts").m = {
  blog: "Advice",
  by: (author) => `By ${author}`,
  updated: "Updated",
  contents: "Contents",
  related: "Read next",
  loading: "Loading the article...",
  preview: { unpublished: "Preview – this article is not published", unsaved: "Preview – what this page shows is not saved" },
  scheduled: (date) => `It will appear on ${date}.`,
  closingTitle: "And in your home?",
  closingText: "Tell us what your home should be able to do. We answer within 24 hours.",
  contact: "Write to us",
};
