export const m: typeof import("./messages.fr.ts").m = {
  closingTitle: "Not sure yet?",
  closingText: "Tell us about your home. Within 24 hours, we’ll suggest a setup that fits it.",
};
