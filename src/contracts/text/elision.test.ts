import { expect, it } from "vitest";
import { elide } from "./elision.ts";

it.each([
  ["Camille", "de Camille"],
  ["Amine", "d’Amine"],
  ["élodie Roy", "d’élodie Roy"],
  ["Œuvre", "d’Œuvre"],
  ["", "de "],
])("« de » before « %s » is written as it is said", (name, words) => {
  expect(elide(name)).toBe(words);
});
