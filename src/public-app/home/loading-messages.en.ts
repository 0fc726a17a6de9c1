export const m: typeof import("./loading-messages.fr.ts").m = { carousel: "Loading the carousel..." };
