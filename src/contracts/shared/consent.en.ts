export const consent: typeof import("./consent.fr.ts").consent = {
  request: {
    before: "I agree that my details may be used to answer my request, as described in the ",
    link: "privacy policy",
    after: ".",
  },
  newsletter: {
    before:
      "By subscribing you agree to receive our advice by e-mail once your address is confirmed. Each message lets you leave with one click, as described in the ",
    link: "privacy policy",
    after: ".",
  },
};
