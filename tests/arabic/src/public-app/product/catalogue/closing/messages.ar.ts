export const m: typeof import("./messages.fr.ts").m = {
  closingTitle: "ما زلت مترددًا؟",
  closingText: "صف لنا بيتك. نقترح عليك تجهيزًا على مقاسه خلال 24 ساعة.",
};
