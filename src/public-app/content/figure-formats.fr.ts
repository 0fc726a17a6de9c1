/** French spellings that no number format writes. */
export const m = {
  atLeast: (amount: string) => `${amount}+`,
  underHours: (hours: string) => `<\u00a0${hours}\u00a0h`,
  millionEuros: (millions: string) => `${millions}\u00a0M€`,
};
