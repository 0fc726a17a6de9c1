export const m: typeof import("./messages.fr.ts").m = {
  title: "Recently seen",
  forget: "Clear",
  forgetAll: "Clear the recently seen products",
};
