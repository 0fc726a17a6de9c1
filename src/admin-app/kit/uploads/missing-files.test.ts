import { expect, it } from "vitest";
import { missingSentence } from "./missing-files.ts";

const away = (name: string) => ({ name, canRetry: true });
const unreadable = (name: string) => ({ name, canRetry: false });

it("names every file that did not arrive, not one of them", () => {
  expect(missingSentence([away("a.png"), away("b.png"), away("c.png")])).toBe(
    "a.png, b.png et c.png ne sont pas arrivés\u202f: réessayez l’envoi, ou enregistrez sans ces fichiers.",
  );
});

it("advises another try only where it can end otherwise", () => {
  expect(missingSentence([unreadable("IMG_1.HEIC")])).toBe(
    "IMG_1.HEIC n’est pas arrivé\u202f: choisissez un autre fichier, ou enregistrez sans ce fichier.",
  );
  expect(missingSentence([away("a.png"), unreadable("b.png")])).toBe(
    "a.png et b.png ne sont pas arrivés\u202f: réessayez l’envoi, choisissez d’autres fichiers, ou enregistrez sans ces fichiers.",
  );
});
