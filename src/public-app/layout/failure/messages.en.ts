export const m: typeof import("./messages.fr.ts").m = {
  title: "This page won’t load",
  head: "Something went wrong",
  text: "Something went wrong on our side. Your home is fine.",
  contact: "Write to us",
};
