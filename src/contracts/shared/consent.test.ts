import { expect, test } from "vitest";
import { CONSENT_VERSION } from "./submission.ts";
import { consent as english } from "./consent.en.ts";
import { consent as french } from "./consent.fr.ts";

const joinParts = ({ before, link, after }: { before: string; link: string; after: string }) => before + link + after;

const REQUEST = [
  "J’accepte que mes informations soient utilisées pour répondre à ma demande, comme le décrit la politique de confidentialité.",
  "I agree that my details may be used to answer my request, as described in the privacy policy.",
];

// A new version is a new entry here; the old ones stay: they say what was agreed to.
const AGREED_TO: Record<string, { request: string[]; newsletter: string[] }> = {
  "2026-12": {
    request: REQUEST,
    newsletter: [
      "En vous abonnant, vous acceptez de recevoir nos conseils par e-mail. Vous confirmez par un lien, et vous vous désabonnez d’un geste, comme le décrit la politique de confidentialité.",
      "By subscribing you agree to receive our advice by e-mail. You confirm with a link, and leave with one click, as described in the privacy policy.",
    ],
  },
  "2026-11-22": {
    request: REQUEST,
    newsletter: [
      "En vous abonnant, vous acceptez de recevoir nos conseils par e-mail dès que votre adresse est confirmée. Chaque envoi permet de se désabonner d’un geste, comme le décrit la politique de confidentialité.",
      "By subscribing you agree to receive our advice by e-mail once your address is confirmed. Each message lets you leave with one click, as described in the privacy policy.",
    ],
  },
};

test("the words that were agreed to can be found again by their version", () => {
  expect(AGREED_TO[CONSENT_VERSION]).toEqual({
    request: [joinParts(french.request), joinParts(english.request)],
    newsletter: [joinParts(french.newsletter), joinParts(english.newsletter)],
  });
});

test("the newsletter's consent promises no link: without a mail server none would come", () => {
  expect(joinParts(french.newsletter)).not.toMatch(/lien/);
  expect(joinParts(english.newsletter)).not.toMatch(/\blink\b/);
});
