import { expect, it } from "vitest";
import { elide, frenchDateFormat } from "./french.ts";

it.each([
  ["Camille", "de Camille"],
  ["Amine", "d’Amine"],
  ["élodie Roy", "d’élodie Roy"],
  ["Œuvre", "d’Œuvre"],
  ["", "de "],
])("« de » before « %s » is written as it is said", (name, words) => {
  expect(elide(name)).toBe(words);
});

it("writes « 1er » for the first of a month alone", () => {
  const moment = frenchDateFormat("Africa/Tunis", { dateStyle: "full", timeStyle: "short" });
  expect(moment.format(new Date("2026-12-01T09:00:00Z"))).toBe("mardi 1er décembre 2026 à 10:00");
  expect(moment.format(new Date("2026-12-11T00:30:00Z"))).toBe("vendredi 11 décembre 2026 à 01:30");
  expect(frenchDateFormat("UTC", { day: "numeric", month: "long" }).format(new Date("2026-03-01T12:00:00Z"))).toBe("1er mars");
  expect(frenchDateFormat("UTC", { dateStyle: "short" }).format(new Date("2026-03-01T12:00:00Z"))).toBe("01/03/2026");
});
