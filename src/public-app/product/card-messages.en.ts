export const m: typeof import("./card-messages.fr.ts").m = { isNew: "New", learnMore: "Learn more" };
