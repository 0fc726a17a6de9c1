export const m: typeof import("./messages.fr.ts").m = {
  title: "Recently viewed",
  forget: "Clear",
  forgetAll: "Clear recently viewed products",
};
