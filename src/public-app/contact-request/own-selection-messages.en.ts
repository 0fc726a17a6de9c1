export const m: typeof import("./own-selection-messages.fr.ts").m = {
  change: "Change the selection",
  missing: (titles) => `No longer in the catalogue, and not sent: ${titles}.`,
};
