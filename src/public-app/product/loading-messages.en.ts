export const m: typeof import("./loading-messages.fr.ts").m = { loading: "Loading the product..." };
