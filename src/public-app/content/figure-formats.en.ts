export const m: typeof import("./figure-formats.fr.ts").m = {
  atLeast: (amount) => `${amount}+`,
  underHours: (hours) => `<\u00a0${hours}\u00a0h`,
  millionEuros: (millions) => `€${millions}M`,
};
