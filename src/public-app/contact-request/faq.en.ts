import { CLAIMED_FIGURES } from "#contracts/shared/brand.ts";

export const faq: typeof import("./faq.fr.ts").faq = {
  title: "Frequently asked questions",
  lead: "Yours is not here? Ask it in the form.",
  entries: [
    {
      question: "What does an installation cost?",
      answer:
        "An installation starts at €1,500, with devices, fitting and settings. The exact price depends on the rooms: the quote is free, and binding for us.",
    },
    {
      question: "How long does the work take?",
      answer:
        "Between 3 and 6\u00a0hours for a family home. Our modules slip behind your switches: no channels in the walls, no dust, and all of it works the same evening.",
    },
    {
      question: "Do my present devices work with it?",
      answer: `Most probably: more than ${CLAIMED_FIGURES.compatibleBrands.toLocaleString("en-GB")} brands do. Tell us yours, and we check before the quote.`,
    },
    {
      question: "Is there a subscription?",
      answer:
        "No monthly subscription at all. The app and its updates are included; only some cloud services, always optional, are paid for.",
    },
  ],
};
