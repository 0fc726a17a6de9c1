export const m: typeof import("./figure-formats.fr.ts").m = {
  atLeast: (amount) => `أكثر من ${amount}`,
  underHours: (hours) => `أقل من ${hours} س`,
  millionEuros: (millions) => `${millions} مليون يورو`,
};
