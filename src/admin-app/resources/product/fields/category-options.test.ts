import { expect, it } from "vitest";
import { creationOf, nearCategories } from "./category-options.ts";

const NAMES = ["Sécurité", "Micro-capteurs", "Capteurs", "Éclairage"];

it("offers the categories near what was typed, the nearest first, before a new one", () => {
  expect(nearCategories(NAMES, "capteur")).toEqual(["Capteurs", "Micro-capteurs"]);
  expect(nearCategories(NAMES, "Eclerage")).toEqual(["Éclairage"]);
  expect(creationOf(NAMES, " Capteur ")).toBe("Créer la catégorie «\u202fCapteur\u202f»");
});

it("offers every category, and no new one, once one is named, whatever its case and accents", () => {
  expect(nearCategories(NAMES, "eclairage")).toEqual(NAMES);
  expect(creationOf(NAMES, "eclairage")).toBeUndefined();
  expect(creationOf(NAMES, " ")).toBeUndefined();
});
