import { expect, test } from "vitest";
import { CONSENT_VERSION } from "./consent-version.ts";
import { consent as english } from "./consent.en.ts";
import { consent as french } from "./consent.fr.ts";

const said = ({ before, link, after }: { before: string; link: string; after: string }) => before + link + after;

// A new version is a new entry here; the old ones stay: they say what was agreed to.
test("the words that were agreed to can be found again by their version", () => {
  const words = {
    request: [said(french.request), said(english.request)],
    newsletter: [said(french.newsletter), said(english.newsletter)],
  };
  expect({ [CONSENT_VERSION]: words }).toEqual({
    "2026-12": {
      request: [
        "J’accepte que mes informations soient utilisées pour répondre à ma demande, comme le décrit la politique de confidentialité.",
        "I agree that my details may be used to answer my request, as described in the privacy policy.",
      ],
      newsletter: [
        "En vous abonnant, vous acceptez de recevoir nos conseils par e-mail. Vous confirmez par un lien, et vous vous désabonnez d’un geste, comme le décrit la politique de confidentialité.",
        "By subscribing you agree to receive our advice by e-mail. You confirm with a link, and leave with one click, as described in the privacy policy.",
      ],
    },
  });
});
