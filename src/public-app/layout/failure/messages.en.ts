export const m: typeof import("./messages.fr.ts").m = {
  title: "This page does not load",
  head: "Incident",
  text: "Something on our side keeps it from loading. Your home is fine.",
  contact: "Write to us",
};
