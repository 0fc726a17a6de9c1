export const m: typeof import("./compare-messages.fr.ts").m = { compare: "Compare", compareChosen: "Compare the ticked products" };
